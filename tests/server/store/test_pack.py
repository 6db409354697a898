"""States in little room."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.server.store.errors import StoreDamaged
from roundhouse.server.store.pack import WHOLE_EVERY, is_whole, pack, unpack
from tests.server.store.playing import state_of


@given(st.binary(max_size=2_000), st.binary(max_size=2_000))
def test_what_is_packed_is_unpacked(state: bytes, before: bytes) -> None:
    assert unpack(pack(state, before), before) == state


def test_a_state_longer_than_the_window_of_the_packer_survives() -> None:
    before = b"".join(b"%d," % n for n in range(20_000))
    state = b"x" + before
    assert unpack(pack(state, before), before) == state


def test_a_state_that_resembles_the_one_before_takes_little_room() -> None:
    sizes = [len(pack(state_of("t", n), state_of("t", n - 1))) for n in range(1, 60)]
    assert max(sizes) < 60
    assert len(pack(state_of("t", 1))) > 2 * max(sizes)


def test_the_first_and_every_thirty_second_state_is_whole() -> None:
    assert [n for n in range(100) if is_whole(n)] == [0, WHOLE_EVERY, 2 * WHOLE_EVERY, 3 * WHOLE_EVERY]


def test_a_state_read_against_the_wrong_one_is_noticed() -> None:
    packed = pack(state_of("t", 2), state_of("t", 1))
    with pytest.raises(StoreDamaged):
        unpack(packed, state_of("t", 3))
    with pytest.raises(StoreDamaged):
        unpack(packed)


@pytest.mark.parametrize("end", [0, 1, 5, -1])
def test_a_state_that_is_cut_is_noticed(end: int) -> None:
    with pytest.raises(StoreDamaged):
        unpack(pack(state_of("t", 2))[:end])


def test_what_follows_a_state_is_noticed() -> None:
    with pytest.raises(StoreDamaged):
        unpack(pack(b"state") + b"more")
