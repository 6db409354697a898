"""What is said at tables, whom somebody does not hear, what was reported, what is asked of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.add_column("tables", sa.Column("chat", sa.Text, nullable=False, server_default="all"))
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="uq_lines_table_id_number"),
        sa.UniqueConstraint("table_id", "person", "command", name="uq_lines_table_id_person_command"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id_tables"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_lines_person_people"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person_people"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted_people"),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "line", "reporter", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id_tables"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter_people"),
        sa.ForeignKeyConstraint(["author"], ["people.id"], name="fk_reports_author_people"),
    )
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("note", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_wishes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_wishes_table_id_tables"),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("wishes", "reports", "mutes", "lines"):
        op.drop_table(table)
    op.drop_column("tables", "chat")
