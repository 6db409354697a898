"""Clocks: how long one may think at a table, how its clocks stand, holidays, and how long the service has lived."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clocks", sa.LargeBinary))
    op.add_column("people", sa.Column("holidays", sa.Text, nullable=False, server_default=""))
    lived = op.create_table(
        "lived",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("lived", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lived"),
    )
    op.bulk_insert(lived, [{"id": 1, "lived": 0}])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("lived")
    op.drop_column("people", "holidays")
    op.drop_column("tables", "clocks")
    op.drop_column("tables", "clock")
