"""The tables of the database, for SQLite and PostgreSQL. The migrations lead here; a test compares."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("holidays", Text, nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("cookie", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_devices_person", "person"),
)

# A link that carries a person to another device: good for one use, until a moment.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clock", Text, nullable=False, server_default=""),
    Column("clocks", LargeBinary),
    Column("code", Text, nullable=False),
    Column("chat", Text, nullable=False, server_default="all"),
    Column("owner", Text, ForeignKey("people.id")),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("round", Integer, nullable=False, server_default="1"),
    Column("name", Text, nullable=False, server_default=""),
    Column("next", Text),
    UniqueConstraint("code"),
    Index("ix_tables_state_updated", "state", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("ix_seats_person", "person"),
)

# What players add to chance in the present round of their table; without entropy it is not opened yet.
PLEDGES: Final = Table(
    "pledges",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("commitment", Text, nullable=False),
    Column("entropy", Text),
)

# Who held which seat while it was played, and does no more: he may know its secrets.
HELD: Final = Table(
    "held",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Index("ix_held_person", "person"),
)

# How long the service has lived, in milliseconds: one row.
LIVED: Final = Table(
    "lived",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("lived", BigInteger, nullable=False),
)

# The number is the referee between two who write at once; a command is accepted once.
# A command that has no id of its own (the set-up, what the table answers by itself) is NULL: those never clash.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("command", Text),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("note", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "command"),
)

# What is said at a table. The number orders the lines; a command of a person is said once.
LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person", "command"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# A line that somebody showed to whoever runs the service, as it stood then.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("reporter", Text, ForeignKey("people.id"), primary_key=True),
    Column("author", Text, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What somebody asks of the others and waits for: that moves are taken back, that a proposal is looked at.
WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("note", LargeBinary, nullable=False),
)
