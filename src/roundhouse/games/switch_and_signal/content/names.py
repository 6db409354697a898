"""Names of everything on a map in both languages, put together from the names of its nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ids import CITY, NONE, START
from .source import MapRecord

if TYPE_CHECKING:
    from .map import Map

LANGUAGES = ("en", "de")


def list_names(m: Map, source: MapRecord) -> dict[str, list[str]]:
    """All names by language and domain, under keys like `de.signal`."""
    names: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        german = lang == "de"
        nodes = [
            record.name_de if german else record.name_en
            for record in [*source.cities, *source.start_places, *source.junctions]
        ]
        names[lang + ".map"] = [source.name_de if german else source.name_en]
        names[lang + ".node"] = nodes
        names[lang + ".city"] = nodes[: m.n_cities]
        names[lang + ".start"] = nodes[m.n_cities : m.n_cities + m.n_starts]
        names[lang + ".junction"] = nodes[m.n_cities + m.n_starts :]
        edges = [nodes[m.edge_a[e]] + "–" + nodes[m.edge_b[e]] for e in range(m.n_edges)]
        names[lang + ".edge"] = edges
        names[lang + ".arm"] = _name_arms(m, nodes, german)
        names[lang + ".setting"] = _name_settings(m, nodes)
        names[lang + ".signal"] = _name_signals(m, nodes, edges, german)
        names[lang + ".place"] = _name_places(m, nodes, edges)
        names[lang + ".heading"] = _name_headings(m, nodes, names[lang + ".place"], german)
    return names


def _name_arms(m: Map, nodes: list[str], german: bool) -> list[str]:
    link = " Richtung " if german else " to "
    return [nodes[m.arm_node[arm]] + link + nodes[m.arm_node[arm ^ 1]] for arm in range(m.n_arms)]


def _name_settings(m: Map, nodes: list[str]) -> list[str]:
    names: list[str] = []
    for setting in range(m.n_settings):
        x, y = m.setting_x[setting], m.setting_y[setting]
        names.append(nodes[m.arm_node[m.arm_other_end[x]]] + "–" + nodes[m.arm_node[m.arm_other_end[y]]])
    return names


def _name_signals(m: Map, nodes: list[str], edges: list[str], german: bool) -> list[str]:
    names: list[str] = []
    for signal in range(m.n_signals):
        arm = m.signal_arm[signal]
        if arm == NONE:
            field = edges[m.signal_edge[signal]] + " " + str(m.signal_gap[signal])
        else:
            link = " Richtung " if german else " to "
            field = nodes[m.arm_node[arm]] + link + nodes[m.arm_node[m.arm_other_end[arm]]]
        names.append("Signal " + field if german else field + " signal")
    return names


def _name_places(m: Map, nodes: list[str], edges: list[str]) -> list[str]:
    names: list[str] = []
    for place in range(m.n_places):
        if m.place_kind[place] == CITY or m.place_kind[place] == START:
            names.append(nodes[place - m.n_pieces])
        else:
            names.append(edges[m.piece_edge[place]] + " " + str(m.piece_index[place]))
    return names


def _name_headings(m: Map, nodes: list[str], places: list[str], german: bool) -> list[str]:
    link = " Richtung " if german else " towards "
    names: list[str] = []
    for heading in range(m.n_headings):
        place = m.heading_place[heading]
        if m.place_kind[place] == START:
            ahead = m.arm_node[m.arm_other_end[m.start_arm[m.start_of_place[place]]]]
        else:
            edge = m.piece_edge[place]
            ahead = m.edge_b[edge] if heading % 2 == 0 else m.edge_a[edge]
        names.append(places[place] + link + nodes[ahead])
    return names
