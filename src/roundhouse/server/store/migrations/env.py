"""What Alembic runs: on the connection it is given, or, with nothing but an address, as SQL to read."""

from __future__ import annotations

from alembic import context

from roundhouse.server.store.schema import METADATA


def run() -> None:
    """All steps in one transaction: a start that is interrupted leaves the file as it was."""
    connection = context.config.attributes.get("connection")
    if connection is None:
        url = context.config.get_main_option("sqlalchemy.url")
        context.configure(url=url, target_metadata=METADATA, literal_binds=True, transactional_ddl=True)
    else:
        context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
