"""Devices and the links from one to another. Of cookies and tokens only the hashes are stored."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from roundhouse.server.store.errors import UnknownPerson
from roundhouse.server.store.rows import Device, Person
from roundhouse.server.store.schema import DEVICES, LINKS, PEOPLE
from roundhouse.server.store.writes import hash_of, new_id, now, require_person

MOST_DEVICES: Final = 20
"""For each person; the one that was not seen for longest makes room."""

MOST_LINKS: Final = 5
"""Links of one person that are good at the same time."""


class AddDevice(msgspec.Struct, frozen=True, kw_only=True):
    """Another device of the person that a link belongs to. The link is used up by it."""

    link: str
    name: str
    token: str
    id: str = msgspec.field(default_factory=new_id)

    def write(self, connection: Connection) -> Person | None:
        """The person; None if the link is unknown, used, or too old."""
        moment = now()
        found = connection.execute(select(LINKS).where(LINKS.c.token == hash_of(self.link))).one_or_none()
        if found is None:
            return None
        connection.execute(delete(LINKS).where(LINKS.c.token == found.token))
        if found.until < moment:
            return None
        add_device(connection, self.id, found.person, self.token, self.name)
        return person_of(connection, found.person)

    def __repr__(self) -> str:
        return f"AddDevice({self.id!r})"


class AddLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link for a person, good for some seconds."""

    person: str
    token: str
    seconds: int

    def write(self, connection: Connection) -> None:
        """`UnknownPerson` if there is none. Old links go; of many the oldest."""
        require_person(connection, self.person)
        moment = now()
        connection.execute(delete(LINKS).where(LINKS.c.until < moment))
        mine = select(LINKS.c.token).where(LINKS.c.person == self.person).order_by(LINKS.c.until.desc())
        surplus = list(connection.execute(mine.offset(MOST_LINKS - 1).limit(1_000)).scalars())
        connection.execute(delete(LINKS).where(LINKS.c.token.in_(surplus)))
        until = moment + self.seconds * 1_000_000
        connection.execute(insert(LINKS), {"token": hash_of(self.token), "person": self.person, "until": until})

    def __repr__(self) -> str:
        return f"AddLink({self.person!r})"


class SignOut(msgspec.Struct, frozen=True, kw_only=True):
    """A device is nobody's any more."""

    person: str
    device: str

    def write(self, connection: Connection) -> bool:
        """Whether it was one of this person's."""
        theirs = (DEVICES.c.id == self.device) & (DEVICES.c.person == self.person)
        return bool(connection.execute(delete(DEVICES).where(theirs)).rowcount)


class SeeDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A device was here."""

    device: str

    def write(self, connection: Connection) -> None:
        """When it was seen last."""
        connection.execute(update(DEVICES).where(DEVICES.c.id == self.device).values(seen=now()))


def add_device(connection: Connection, device: str, person: str, token: str, name: str) -> None:
    """A new device; if there are too many, the one not seen for longest goes."""
    theirs = select(DEVICES.c.id).where(DEVICES.c.person == person).order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
    surplus = list(connection.execute(theirs.offset(MOST_DEVICES - 1).limit(1_000)).scalars())
    connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(surplus)))
    moment = now()
    connection.execute(
        insert(DEVICES),
        {"id": device, "person": person, "cookie": hash_of(token), "name": name, "created": moment, "seen": moment},
    )


def person_of(connection: Connection, person: str) -> Person:
    """A person by the id; `UnknownPerson` if there is none."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
    if row is None:
        raise UnknownPerson(person)
    return Person(id=row.id, name=row.name, lang=row.lang, theme=row.theme, created=row.created)


def read_guest(connection: Connection, cookie: str) -> Person | None:
    """Whose cookie it is; None if nobody's."""
    device, _, token = cookie.partition(".")
    row = connection.execute(select(DEVICES).where(DEVICES.c.id == device)).one_or_none()
    if row is None or not hmac.compare_digest(row.cookie, hash_of(token)):
        return None
    return person_of(connection, row.person)


def read_devices(connection: Connection, person: str) -> list[Device]:
    """The devices of a person, the last seen first."""
    wanted = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
    return [Device(id=row.id, name=row.name, created=row.created, seen=row.seen) for row in connection.execute(wanted)]
