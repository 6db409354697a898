"""The shape of the content files, exactly as they are written.

These records only say which keys a file may have and of which type their values are; what the
values must mean is judged in `check`, and the engine reads `Map`, `Layout` and `Edition`
instead. Unknown keys are refused, so that a mistyped one is found. Records are kept out of the
compiled modules.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]
Pose = tuple[float, float, float]
"""Centre x, y and angle in degrees."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file."""

    provenance: str = ""


class NamedRecord(Record, frozen=True, kw_only=True):
    """A table with an id and a name in both languages."""

    id: str
    name_de: str
    name_en: str


class NodeRecord(NamedRecord, frozen=True, kw_only=True):
    """What cities, start places and junctions have in common."""

    xy: Point
    label_xy: Point | None = None
    label_anchor: str = "middle"


class CityRecord(NodeRecord, frozen=True, kw_only=True):
    """`[[cities]]`: a goods city or a port."""

    kind: str
    goods_colour: str = ""
    arms: list[str]


class StartRecord(NodeRecord, frozen=True, kw_only=True):
    """`[[start_places]]`: one number, or on a small map several numbers, and one arm."""

    arm: str
    number: int | None = None
    numbers: list[int] | None = None


class JunctionRecord(NodeRecord, frozen=True, kw_only=True):
    """`[[junctions]]`: arms clockwise on screen, and how its discs lie in the first game."""

    ways: int
    switch_discs: int
    arms: list[str]
    arm_angles: list[float] | None = None
    circle_xy: list[Point] | None = None
    passable_pairs: list[tuple[str, str]]
    first_game_blocked: list[str]
    first_game_open: list[str]


class EdgeRecord(Record, frozen=True, kw_only=True):
    """`[[edges]]`: `pieces` track pieces counted from node `a` to node `b`."""

    id: str
    a: str
    b: str
    pieces: int
    bezier_control: list[Point] = []
    piece_length: float | None = None
    piece_xya: list[Pose] | None = None


class SignalRecord(Record, frozen=True, kw_only=True):
    """`[[signals]]`: a field in a gap of an edge, at a city or on the line."""

    id: str
    kind: str
    city: str = ""
    edge: str
    gap: int
    xy: Point | None = None
    first_game_green: bool


class BackdropRecord(Record, frozen=True, kw_only=True):
    """`[backdrop]`: decoration without meaning for the rules."""

    note: str = ""
    sea: list[list[Point]] = []


class MapRecord(NamedRecord, frozen=True, kw_only=True):
    """A whole map file."""

    format: int
    edition: str
    author: str = ""
    coordinate_box: Point
    helpers: list[str]
    must_stop_in_cities: bool
    unloaded_may_use_ports: bool
    goods_rule: str
    signal_discs: int
    signal_discs_on_lines: int
    signal_discs_on_cities: int
    switch_discs: int
    junctions_3way: int
    junctions_4way: int
    provenance_rules: str = ""
    provenance_counts: str = ""
    provenance_graph: str = ""
    provenance_names: str = ""
    provenance_goods_colours: str = ""
    backdrop: BackdropRecord = BackdropRecord()
    cities: list[CityRecord]
    start_places: list[StartRecord]
    junctions: list[JunctionRecord]
    edges: list[EdgeRecord]
    signals: list[SignalRecord]


class MetaRecord(Record, frozen=True, kw_only=True):
    """`[meta]` of the edition: what stands on the box."""

    game: str
    name_de: str
    name_en: str
    players_min: int
    players_max: int
    house_players_min: int
    age: int
    minutes: int


class ProvenanceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[provenance]`: where the facts come from."""

    note: str
    sources: dict[str, str]


class ComponentsRecord(Record, frozen=True, kw_only=True):
    """`[components]`: the printed totals that everything else is checked against."""

    board_sides: int
    cards_total: int
    action_cards: int
    departure_cards: int
    start_cards: int
    trains: int
    trains_per_colour: int
    deployment_dice: int
    movement_dice: int
    goods: int
    goods_per_colour: int
    signal_discs: int
    switch_discs: int
    time_tokens: int
    location_tiles: int
    cover_tiles: int


class DefaultsRecord(Record, frozen=True, kw_only=True):
    """`[defaults]`: the standard game."""

    removed_departure_cards: int
    departure_pile_with_start_card: int
    time_tokens: int
    goods_per_city: int
    goods_to_win: int
    starting_hand: int
    draw_per_turn: int
    hand_limit: int
    cost_lapsed_point: int
    cost_lapsed_point_head_on: int
    cost_deployment_failed: int
    cost_start_place_entered: int


class DifficultyRecord(Record, frozen=True, kw_only=True):
    """`[difficulty]`: what may be made easier or harder (SW-16.1 to SW-16.3)."""

    extra_signal_discs: list[int]
    time_tokens: list[int]
    removed_departure_cards_easier: list[int]
    removed_departure_cards_standard: int
    removed_departure_cards_harder_from: int
    removed_departure_cards_harder_max: int
    challenge_goods_to_win: int
    challenge_goods_per_city: int


class GoodsColourRecord(NamedRecord, frozen=True, kw_only=True):
    """`[[goods_colours]]`."""

    shape: str
    hex: str


class TrainColourRecord(NamedRecord, frozen=True, kw_only=True):
    """`[[train_colours]]`: with the faces of the colour's movement die."""

    die: list[int]
    count: int
    start_card_order: int


class DeploymentDiceRecord(Record, frozen=True, kw_only=True):
    """`[deployment_dice]`."""

    name_de: str
    name_en: str
    count: int
    faces: list[int]


class CountedRecord(NamedRecord, frozen=True, kw_only=True):
    """`[[action_cards]]`."""

    count: int


class StartCardRecord(NamedRecord, frozen=True, kw_only=True):
    """`[start_card]`."""

    deploy_colours: list[str]
    moves: list[str]
    reroll_occupied_start: bool


class DepartureCardRecord(CountedRecord, frozen=True, kw_only=True):
    """`[[departure_cards]]`: deployments first, then the symbols from top to bottom."""

    deploy: int
    symbols: list[str]


class LocationTilesRecord(Record, frozen=True, kw_only=True):
    """`[location_tiles]`."""

    name_de: str
    name_en: str
    numbers: list[int]
    count: int


class HelperRecord(NamedRecord, frozen=True, kw_only=True):
    """`[[helpers]]`: the maps say which of them they use."""

    effect: str
    timing: str
    uses: int
    text_de: str
    text_en: str


class VariantRecord(Record, frozen=True, kw_only=True):
    """`[variants.*]`."""

    name_de: str
    name_en: str
    hands: int = 0


class EditionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole edition file."""

    format: int
    edition: str
    meta: MetaRecord
    provenance: ProvenanceRecord
    components: ComponentsRecord
    defaults: DefaultsRecord
    difficulty: DifficultyRecord
    goods_colours: list[GoodsColourRecord]
    train_colours: list[TrainColourRecord]
    deployment_dice: DeploymentDiceRecord
    action_cards: list[CountedRecord]
    start_card: StartCardRecord
    departure_cards: list[DepartureCardRecord]
    location_tiles: LocationTilesRecord
    helpers: list[HelperRecord]
    variants: dict[str, VariantRecord]
