"""Several devices for one person, links that carry a person to another, names of tables, who held which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A cookie becomes a device: the first device of a person keeps the person's id, so that cookies stay valid."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("cookie", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person_people"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.execute(
        "INSERT INTO devices (id, person, cookie, name, created, seen) "
        "SELECT id, id, cookie, '', created, created FROM people"
    )
    op.drop_column("people", "cookie")
    op.create_table(
        "links",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person_people"),
    )
    op.create_table(
        "held",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="pk_held"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_held_table_id_tables"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_held_person_people"),
    )
    op.create_index("ix_held_person", "held", ["person"])
    op.add_column("tables", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("next", sa.Text))


def downgrade() -> None:
    """Back to one cookie for each person: the first device's."""
    op.add_column("people", sa.Column("cookie", sa.LargeBinary, nullable=False, server_default=""))
    op.execute(
        "UPDATE people SET cookie = COALESCE((SELECT devices.cookie FROM devices WHERE devices.id = people.id), '')"
    )
    op.drop_column("tables", "next")
    op.drop_column("tables", "name")
    op.drop_index("ix_held_person", "held")
    op.drop_index("ix_devices_person", "devices")
    for table in ("held", "links", "devices"):
        op.drop_table(table)
