"""What players add to chance, and in which round they are with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it; tables that are there are in their first round."""
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "pledges",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("entropy", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_pledges"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pledges_table_id_tables"),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("pledges")
    op.drop_column("tables", "round")
