"""Probe: sealed simultaneous bids, a lot on ties, a side move that draws, money behind a screen, secret goals."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.hidden import HiddenPlace
from roundhouse.kernel.options import Option
from tests.probes.sealed_bids_title.knowledge import (
    list_faults,
    read_bag,
    read_box,
    read_goals,
    read_hands,
    redeal,
    shift_coins,
    view,
)  # fmt: skip
from tests.probes.sealed_bids_title.rules import (
    EXCHANGE,
    GAME_FLOW,
    GRAMMAR,
    SALE,
    SB_2,
    SB_6,
    Bids,
    begin,
    begin_bids,
    begin_sale,
    list_terms,
)  # fmt: skip

GAME: Final = Game(
    Title(
        meta=Meta(
            id="sealed_bids",
            name={"en": "Sealed Bids", "de": "Verdeckte Gebote"},
            seats=(2, 4),
            authors=("The Roundhouse contributors",),
            publisher="none: a probe",
            year=2026,
            editions=("1",),
            package="tests.probes.sealed_bids_title",
            longest=60,
        ),
        grammar=GRAMMAR,
        sequences=(GAME_FLOW, SALE, EXCHANGE),
        blank=Bids,
        set_up=begin,
        view=view,
        redeal=redeal,
        hidden=(
            HiddenPlace("hands", read_hands),
            HiddenPlace("box", read_box),
            HiddenPlace("bag", read_bag),
            HiddenPlace("goals", read_goals),
        ),
        options=(
            Option("sales", ("3", "6", "10"), "6", SB_2),
            Option("coins", ("screened", "open"), "screened", SB_6),
        ),
        scores=list_terms,
        entries={"next_sale": begin_sale, "bids": begin_bids, "start": begin},
        soundness=list_faults,
        twins={"coins": shift_coins},
    )
)
