"""Broken board files, each one slip away from a good one: one clear problem at the right line, in four languages.

Each case: name: (what stood there, what stands there now, the expected key, a text on the expected line).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from risk_desktop.maps.loader import load_map
from risk_desktop.maps.problems import MapError

Clear = Callable[[MapError, str], None]

CASES: dict[str, tuple[str, str, str, str]] = {
    # YAML
    "tab": ("    region: west_isle", "\tregion: west_isle", "map.yaml_tab", "\tregion"),
    "open bracket": ("size: [400, 300]", "size: [400, 300", "map.yaml_bracket", "size:"),
    "open brace": ("name: {en: Seal Bay,", "name: {{en: Seal Bay,", "map.yaml_key", "{{en: Seal Bay"),
    "open quote": ('hue: "#c98f5a"', 'hue: "#c98f5a', "map.yaml_quote", '"#c98f5a, dark'),
    "open quote, next one far": ("licence: MIT", 'licence: "MIT', "map.yaml_quote", "licence"),
    "open single quote": ("b: gull_rock, kind", "b: 'gull_rock, kind", "map.yaml_quote", "'gull_rock"),
    "unknown escape": ("en: Seal Bay", r'en: "Seal\qBay"', "map.yaml_quote", "qBay"),
    "bracket too many": ("sv: Tre öar}", "sv: Tre öar}}", "map.yaml_syntax", "}}"),
    "no colon": ("size: [400, 300]", "size [400, 300]", "map.yaml_colon", "size ["),
    "two colons": ("region: west_isle", "region: west: isle", "map.yaml_colon", "west: isle"),
    "wrong indentation": ("    badge: [78, 90]", "   badge: [78, 90]", "map.yaml_syntax", "   badge: [78, 90]"),
    "anchor": ("badge: [78, 90]", "badge: &here [78, 90]", "map.yaml_anchor", "&here"),
    "alias": ("badge: [78, 90]", "badge: *here", "map.yaml_anchor", "*here"),
    "tag": ("bonus: 2", "bonus: !!int 2", "map.yaml_tag", "!!int"),
    "python tag": ("licence: MIT", "licence: !!python/name:os.system x", "map.yaml_tag", "os.system"),
    "second document": ("links:", "---\nlinks:", "map.yaml_documents", "---"),
    "field twice": ("size: [400, 300]", "size: [400, 300]\nsize: [400, 400]", "map.yaml_duplicate", "size: [400, 400]"),
    "key is a list": ("licence: MIT", "[1, 2]: MIT", "map.yaml_key", "[1, 2]"),
    "control character": ("Gull Rock", "Gull\x07Rock", "map.yaml_character", "\x07"),
    # Fields
    "empty": ("*", "", "map.not_a_board", ""),
    "only a list": ("*", "- a\n- b\n", "map.not_a_board", "- a"),
    "only a word": ("*", "hello", "map.not_a_board", "hello"),
    "newer format": ("format: 1", "format: 2", "map.wrong_format", "format: 2"),
    "format is a word": ("format: 1", "format: one", "map.expected_whole_number", "format: one"),
    "no format": ("format: 1\n", "", "map.missing_field", "# A small"),
    "no size": ("size: [400, 300]\n", "", "map.missing_field", "# A small"),
    "no badge": ("    badge: [78, 90]\n", "", "map.missing_field", "id: tern_head"),
    "no English name": ("{en: Seal Bay, nl", "{nl", "map.missing_field", "Zeehondenbaai"),
    "misspelt field": ("bonus: 2", "bonnus: 2", "map.unknown_field_near", "bonnus"),
    "misspelt list": ("territories:", "terrotories:", "map.unknown_field_near", "terrotories:"),
    "foreign field": ("    r: 30\n", "    r: 30\n    zzz: 1\n", "map.unknown_field", "zzz"),
    "fifth language": ("sv: Sälviken", "sv: Sälviken, fr: Baie", "map.unknown_field", "Baie"),
    # Values
    "list for a text": ("id: islands", "id: [islands]", "map.expected_text", "id: [islands]"),
    "number for a text": ("en: Seal Bay", "en: 1914", "map.expected_text", "1914"),
    "nothing for a text": ("en: Seal Bay", "en: ", "map.expected_text", "Zeehondenbaai"),
    "text for a number": ("r: 30", "r: thirty", "map.expected_number", "thirty"),
    "text in a point": ("badge: [78, 90]", "badge: [78, ninety]", "map.expected_number", "ninety"),
    "half a bonus": ("bonus: 2", "bonus: 2.5", "map.expected_whole_number", "2.5"),
    "point of three": ("badge: [78, 90]", "badge: [78, 90, 1]", "map.list_length", "[78, 90, 1]"),
    "point of one": ("size: [400, 300]", "size: [400]", "map.list_length", "size:"),
    "point without brackets": ("badge: [78, 90]", "badge: 78", "map.expected_list", "badge: 78"),
    "name without fields": ("name: {en: Seal Bay, nl", "name: Seal Bay #", "map.expected_fields", "name: Seal Bay"),
    "ring outside a part": ('- ["400,600', '- "400,600', "map.yaml_syntax", "400,600"),
    "infinite radius": ("r: 30", "r: .inf", "map.expected_number", ".inf"),
    "no number": ("badge: [78, 90]", "badge: [78, .nan]", "map.expected_number", ".nan"),
    "no radius": ("r: 30", "r: 0", "map.not_above", "r: 0"),
    "large bonus": ("bonus: 3", "bonus: 99", "map.too_large", "99"),
    "negative bonus": ("bonus: 3", "bonus: -1", "map.too_small", "-1"),
    "capital in an id": ("id: islands", "id: Islands", "map.bad_id", "id: Islands"),
    "bad colour": ("#c98f5a", "orange", "map.bad_colour", "orange"),
    "short colour": ("#c98f5a", "#abc", "map.bad_colour", "#abc"),
    "misspelt link kind": ("kind: sea", "kind: see", "map.unknown_choice_near", "kind: see"),
    "misspelt card": ("card: infantry", "card: infantery", "map.unknown_choice_near", "infantery"),
    "strange scenery": ("kind: lake", "kind: volcano", "map.unknown_choice", "volcano"),
    "empty name": ("en: Seal Bay", 'en: ""', "map.text_empty", "Zeehondenbaai"),
    "no links": ("links:", "links: []\nzzz:", "map.list_too_short", "links: []"),
    "long English name": ("en: Seal Bay", f"en: {'long ' * 20}", "map.text_too_long", "long long"),
    # Rules
    "unknown region": ("region: west_isle", "region: atlantis", "map.unknown_region", "atlantis"),
    "misspelt region": ("region: west_isle", "region: west_isel", "map.unknown_region_near", "west_isel"),
    "same territory twice": ("- id: seal_bay", "- id: tern_head", "map.repeated_id", "- id: tern_head"),
    "same region twice": ("{id: mid_isle", "{id: west_isle", "map.repeated_id", "Middle Isle"),
    "unknown territory": ("b: seal_bay}", "b: xyz}", "map.unknown_territory", "xyz"),
    "misspelt territory": ("b: seal_bay}", "b: sealbay}", "map.unknown_territory_near", "sealbay"),
    "link to itself": ("b: seal_bay}", "b: tern_head}", "map.self_link", "b: tern_head}"),
    "link twice": ("a: amber_coast, b: gull_rock", "b: tern_head, a: seal_bay", "map.repeated_link", "b: tern_head, a"),
    "one card missing": ("    card: artillery\n", "", "map.no_card", "id: lantern_hill"),
    "uneven cards": ("card: cavalry", "card: infantry", "map.uneven_cards", "territories:"),
    "long Swedish name": ("sv: Sälviken", f"sv: {'lång ' * 20}", "map.name_too_long", "lång lång"),
    "line break in a name": ("en: Seal Bay", r'en: "Seal\nBay"', "map.name_unprintable", "Seal\\nBay"),
    "escape code in a name": ("en: Seal Bay", r'en: "Seal\e[31m"', "map.name_unprintable", "Seal\\e"),
    "many tags": ("r: 30", f"r: 30\n    tags: [{', '.join('abcdefghijklmnopqrstu')}]", "map.too_many_tags", "tags:"),
    # Drawing
    "tiny board": ("size: [400, 300]", "size: [40, 30]", "map.absurd_size", "size:"),
    "huge board": ("size: [400, 300]", "size: [400, 1e9]", "map.absurd_size", "size:"),
    "badge on the next territory": ("badge: [78, 90]", "badge: [78, 200]", "map.badge_outside", "[78, 200]"),
    "badge off the board": ("badge: [78, 90]", "badge: [78, 9000]", "map.outside", "9000"),
    "radius too large": ("r: 30", "r: 60", "map.radius_too_large", "r: 60"),
    "label off the board": ("at: [78, 126]", "at: [78, -126]", "map.outside", "-126"),
    "whole turns": ("at: [78, 126]", "at: [78, 126], angle: 400", "map.bad_angle", "400"),
    "ring with points": ("1500 320", "1500.5 320", "map.bad_ring", "1500.5"),
    "ring with two spaces": ("1500 320", "1500  320", "map.bad_ring", "1500  320"),
    "ring of words": ('"2620,1480 60,-50 60,60 -40,60 -80,0"', '"square"', "map.bad_ring", "square"),
    "ring of two points": (" 60,60 -40,60 -80,0", "", "map.short_ring", "2620,1480"),
    "ring on a line": ("60,-50 60,60 -40,60 -80,0", "10,0 10,0", "map.flat_ring", "2620,1480"),
    "absolute points": ("-320,100 -100,-450", "3000,3100 4000,4000", "map.outside", "4000,4000"),
    "empty part": ('["2620,1480 60,-50 60,60 -40,60 -80,0"]', "[]", "map.empty_part", "- []"),
    "lake without shore": ("kind: lake, rings", "kind: lake, at: [1, 1] } #", "map.no_rings", "kind: lake"),
    "sea without a name": ("{kind: sea_name", "{kind: sea_name, at: [1, 1]} #", "map.nameless_sea", "sea_name"),
    "line off the board": ("[141, 84]", "[141, 8400]", "map.outside", "8400"),
    "barrier beside a link": (
        "licence: MIT",
        "barriers: [{kind: mountains, blocks: [[tern_head, seal_bay]], lines: ['1,1 9,9']}]",
        "map.barrier_and_link",
        "tern_head, seal_bay",
    ),
    "barrier between strangers": (
        "licence: MIT",
        "barriers: [{kind: fire, blocks: [[tern_head, gull_rok]], lines: ['1,1 9,9']}]",
        "map.unknown_parted_near",
        "gull_rok",
    ),
    "barrier in nobody's way": (
        "licence: MIT",
        "barriers: [{kind: fire, blocks: [[tern_head, xyzzy]], lines: ['1,1 9,9']}]",
        "map.unknown_parted",
        "xyzzy",
    ),
    "barrier in itself": (
        "licence: MIT",
        "barriers: [{kind: fire, blocks: [[tern_head, tern_head]], lines: ['1,1 9,9']}]",
        "map.repeated_barrier",
        "blocks",
    ),
    "barrier of one point": (
        "licence: MIT",
        "barriers: [{kind: fire, blocks: [[tern_head, gull_rock]], lines: ['1,1']}]",
        "map.short_ring",
        "lines",
    ),
    "barrier of another kind": (
        "licence: MIT",
        "barriers: [{kind: wall, blocks: [[tern_head, gull_rock]], lines: ['1,1 9,9']}]",
        "map.unknown_choice",
        "wall",
    ),
    "afterlife off the board": (
        "licence: MIT",
        "afterlives: [{id: duat, name: {en: Duat}, at: [9000, 1], r: 40}]",
        "map.outside",
        "9000",
    ),
    "afterlife twice": (
        "licence: MIT",
        "afterlives: [{id: duat, name: {en: A}, at: [1, 1], r: 9}, {id: duat, name: {en: B}, at: [1, 1], r: 9}]",
        "map.repeated_id",
        "afterlives",
    ),
    "cracks without outline": ("kind: lake, rings", "kind: chasm, at: [1, 1] } #", "map.no_rings", "kind: chasm"),
    "wrap on a flat board": ("kind: sea", "kind: wrap", "map.no_wrap", "kind: wrap"),
    "one end": ("b: seal_bay}", "b: seal_bay, ends: [[[1, 1], [2, 2]]]}", "map.bad_ends", "ends"),
    "no such picture": (
        "licence: MIT",
        "sea: {file: a.webp, origin: [0, 0], size: [9, 9]}",
        "map.picture_missing",
        "sea:",
    ),
    "picture elsewhere": (
        "licence: MIT",
        "sea: {file: ../islands.png, origin: [0, 0], size: [9, 9]}",
        "map.picture_name",
        "sea:",
    ),
    "picture from the root": (
        "licence: MIT",
        "sea: {file: /etc/a.png, origin: [0, 0], size: [9, 9]}",
        "map.picture_name",
        "sea:",
    ),
    "picture on a drive": (
        "licence: MIT",
        "sea: {file: 'c:\\a.png', origin: [0, 0], size: [9, 9]}",
        "map.picture_name",
        "sea:",
    ),
    "picture that is a board": (
        "licence: MIT",
        "sea: {file: islands.yaml, origin: [0, 0], size: [9, 9]}",
        "map.picture_name",
        "sea:",
    ),
    "flat picture": ("licence: MIT", "sea: {file: a.png, origin: [0, 0], size: [9, 0]}", "map.picture_place", "sea:"),
}


@pytest.mark.parametrize(("old", "new", "key", "on"), CASES.values(), ids=CASES.keys())
def test_one_slip_is_told_clearly(
    tmp_path: Path, islands: Path, assert_clear: Clear, old: str, new: str, key: str, on: str
) -> None:
    good = islands.read_text("utf-8")
    assert old == "*" or old in good
    content = new if old == "*" else good.replace(old, new, 1)
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    lines = {problem.key: problem.line for problem in reversed(caught.value.problems)}
    assert key in lines
    assert on in content.split("\n")[lines[key] - 1]


def test_land_that_sinks_may_not_leave_the_rest_in_two(tmp_path: Path, islands: Path, assert_clear: Clear) -> None:
    content = islands.read_text("utf-8")
    for place in ("{at: [202, 118]}", "{at: [204, 222]}"):
        content = content.replace(f"label: {place}", f"label: {place}\n    tags: [sinks]")
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    assert [problem.key for problem in caught.value.problems] == ["map.sinking_parts"]
    path.write_text(content.replace("    tags: [sinks]\n", "", 1), "utf-8")
    assert load_map(path).territories


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path, islands: Path) -> None:
    content = islands.read_text("utf-8").replace("bonus: 2", "bonus: two").replace("b: seal_bay}", "b: 7}")
    content = content.replace("sv: Sälviken", "sw: Sälviken")
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert [problem.key for problem in caught.value.problems] == [
        "map.expected_whole_number",
        "map.unknown_field",
        "map.expected_text",
    ]


def test_suggestion_is_the_name_that_was_meant(tmp_path: Path, islands: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(islands.read_text("utf-8").replace("b: seal_bay}", "b: sealbay}"), "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert caught.value.problems[0].params == {"name": "sealbay", "suggestion": "seal_bay"}
