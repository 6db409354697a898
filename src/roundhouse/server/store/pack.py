"""States in little room: each is written as what differs from the one before, every 32nd as a whole.

The state before serves as the dictionary of a zlib stream. The stream names its dictionary and ends with a checksum,
so that a state read against the wrong one is noticed.
"""

from __future__ import annotations

import zlib
from typing import Final

from roundhouse.server.store.errors import StoreDamaged

WHOLE_EVERY: Final = 32
LEVEL: Final = 6


def is_whole(number: int) -> bool:
    """Whether the state of this entry is packed without the one before."""
    return number % WHOLE_EVERY == 0


def pack(state: bytes, before: bytes = b"") -> bytes:
    """A state in little room; without a state before as a whole."""
    packer = zlib.compressobj(LEVEL, zdict=before) if before else zlib.compressobj(LEVEL)
    return packer.compress(state) + packer.flush()


def unpack(packed: bytes, before: bytes = b"") -> bytes:
    """The other way round, with the same state before; `StoreDamaged` if they do not belong together."""
    unpacker = zlib.decompressobj(zdict=before) if before else zlib.decompressobj()
    try:
        state = unpacker.decompress(packed)
    except zlib.error as error:
        raise StoreDamaged(f"a packed state cannot be read: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise StoreDamaged("a packed state is cut, or followed by something else")
    return state
