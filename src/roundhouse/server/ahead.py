"""Looking ahead for whoever is at a table: the title's own forecast, asked of a world re-dealt for the viewer.

A title offers it in its module `ahead`, as `look_ahead(world, seat, path)`. Those who only watch may ask too, as
nobody: their world is re-dealt for the spectator, so nothing can come out that they do not see anyway.
"""

from __future__ import annotations

import msgspec

from roundhouse.bots.find import module_of
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.ids import SPECTATOR, Path
from roundhouse.kernel.moves import Malformed
from roundhouse.server.faults import MALFORMED_REQUEST, NOT_YOUR_SEAT, NOTHING_AHEAD, Trouble, fault_of
from roundhouse.server.live import LiveTable
from roundhouse.server.sizes import LONGEST_ID, LONGEST_MOVE
from roundhouse.server.views import encode
from roundhouse.wire.messages import AheadIs, AskAhead
from roundhouse.wire.parts import Fault

AHEAD = "ahead"
"""The module in which a title looks ahead."""


async def answer_ahead(live: LiveTable, person: str, message: AskAhead) -> AheadIs:
    """What can be told; every refusal is an answer too."""
    if not 0 < len(message.id) <= LONGEST_ID or len(message.path) > LONGEST_MOVE:
        return AheadIs(id=message.id[:LONGEST_ID], fault=Fault(code=MALFORMED_REQUEST))
    if message.seat != SPECTATOR and not live.can_answer(person, message.seat):
        return AheadIs(id=message.id, fault=Fault(code=NOT_YOUR_SEAT, args={"seat": message.seat}))
    try:
        async with live.lock:
            return _look(live, message)
    except Trouble as trouble:
        return AheadIs(id=message.id, fault=trouble.fault)


def _look(live: LiveTable, message: AskAhead) -> AheadIs:
    table = live.playing()
    module = module_of(live.game, AHEAD)
    if module is None:
        return AheadIs(id=message.id, fault=Fault(code=NOTHING_AHEAD))
    path: Path = ()
    if message.path:
        try:
            path = live.game.grammar.parse(table.state, message.path)
        except Malformed as error:
            return AheadIs(id=message.id, fault=fault_of(live.game, table.state, error.because, error))
    # The same every time it is asked: what is re-dealt is a guess anyway, and two answers must not tell more than one.
    # It changes with what the asker was told, never with what others did in secret.
    told = live.tellings(message.seat)
    world = live.game.resample(table.state, message.seat, Dice(f"{AHEAD}/{message.seat}/{told}"))
    return AheadIs(id=message.id, ahead=msgspec.Raw(encode(module.look_ahead(world, message.seat, path))))
