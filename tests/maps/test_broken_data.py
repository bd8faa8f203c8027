"""The same faults on every good board, made in its data: whatever board it is, the fault is found and told."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from risk_desktop.maps.loader import load_map
from risk_desktop.maps.problems import MapError

Data = dict[str, Any]
Clear = Callable[[MapError, str], None]


def _cut_off_first(data: Data) -> None:
    first = data["territories"][0]["id"]
    data["links"] = [link for link in data["links"] if first not in (link["a"], link["b"])]


def _split(data: Data) -> None:
    """Leave no link between the first two neighbours and the rest."""
    pair = {data["links"][0]["a"], data["links"][0]["b"]}
    data["links"] = [link for link in data["links"] if len(pair & {link["a"], link["b"]}) != 1]


def _add_region(data: Data) -> None:
    data["regions"].append({**data["regions"][0], "id": "nowhere"})


def _join_edges(data: Data) -> None:
    data["wrap"] = "x"
    data["links"][0].update(kind="wrap", ends=[])


def _take_card(data: Data) -> None:
    """Leave one territory with a card and one of the same terrain without."""
    data["territories"][0]["card"] = "infantry"
    data["territories"][1]["card"] = ""


MUTATIONS: dict[str, tuple[Callable[[Data], object], str]] = {
    "no regions": (lambda d: d["regions"].clear(), "map.list_too_short"),
    "no territories": (lambda d: d.pop("territories"), "map.missing_field"),
    "links are a word": (lambda d: d.update(links="all"), "map.expected_list"),
    "a link is a word": (lambda d: d["links"].insert(0, "all"), "map.expected_fields"),
    "a territory is nothing": (lambda d: d["territories"].insert(3, None), "map.expected_fields"),
    "region's id missing": (lambda d: d["regions"][0].pop("id"), "map.missing_field"),
    "parts are empty": (lambda d: d["territories"][1].update(parts=[]), "map.list_too_short"),
    "part is one text": (lambda d: d["territories"][1].update(parts=["1,1 2,2 3,1"]), "map.expected_list"),
    "unknown region": (lambda d: d["territories"][2].update(region="qqqqqq"), "map.unknown_region"),
    "empty region": (_add_region, "map.empty_region"),
    "territory repeated": (lambda d: d["territories"].append(d["territories"][0].copy()), "map.repeated_id"),
    "unknown territory": (lambda d: d["links"][0].update(b="qqqqqq"), "map.unknown_territory"),
    "link repeated": (lambda d: d["links"].append(d["links"][0].copy()), "map.repeated_link"),
    "link to itself": (
        lambda d: d["links"].append({"a": d["links"][0]["a"], "b": d["links"][0]["a"]}),
        "map.self_link",
    ),
    "territory without a link": (_cut_off_first, "map.no_link"),
    "board in two": (_split, "map.not_connected"),
    "one card gone": (_take_card, "map.no_card"),
    "all cards alike": (lambda d: [t.update(card="cavalry") for t in d["territories"]], "map.uneven_cards"),
    "badge in the corner": (lambda d: d["territories"][0].update(badge=[0, 0]), "map.badge_outside"),
    "huge radius": (lambda d: d["territories"][0].update(r=1e6), "map.radius_too_large"),
    "tiny board": (lambda d: d.update(size=[1, 1]), "map.absurd_size"),
    "half the board": (lambda d: d.update(size=[d["size"][0] / 2, d["size"][1]]), "map.outside"),
    "broken ring": (lambda d: d["territories"][0]["parts"][0].__setitem__(0, "1,2,3"), "map.bad_ring"),
    "hole of two points": (lambda d: d["territories"][0]["parts"][0].append("10,10 5,5"), "map.short_ring"),
    "wrap without ends": (_join_edges, "map.bad_ends"),
    "picture that is missing": (
        lambda d: d.update(sea={"file": "no.webp", "origin": [0, 0], "size": [9, 9]}),
        "map.picture_missing",
    ),
    "name too long": (lambda d: d["territories"][0]["name"].update(nl="x" * 61), "map.name_too_long"),
    "unknown field": (lambda d: d.update(scale=1), "map.unknown_field"),
}


@pytest.mark.parametrize(("mutate", "key"), MUTATIONS.values(), ids=MUTATIONS.keys())
def test_fault_is_found_on_every_board(
    tmp_path: Path, board_path: Path, assert_clear: Clear, mutate: Callable[[Data], object], key: str
) -> None:
    data = deepcopy(_data(board_path))
    mutate(data)
    content = yaml.dump(data, Dumper=_Plain, sort_keys=False, allow_unicode=True)
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    assert key in [problem.key for problem in caught.value.problems]


@cache
def _data(board_path: Path) -> Data:
    """Return a good board without its picture."""
    data: Data = yaml.load(board_path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    data.pop("sea", None)
    return data


class _Plain(yaml.CSafeDumper):
    """Writes values out in full where they occur twice."""

    def ignore_aliases(self, data: object) -> bool:
        return True
