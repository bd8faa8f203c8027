"""Variants of a board: references, what is left out and added, and the faults that a person can make in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from risk_desktop.maps import finder
from risk_desktop.maps.finder import UnknownMap, find_map, load_boards
from risk_desktop.maps.loader import board_hash, folder_of, load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.schema import BoardMap, Link, TranslatedName, Variant
from risk_desktop.maps.variants import pair_of, reference_to, split_reference, with_variants
from risk_desktop.paths import maps_dir

Clear = Callable[[MapError, str], None]
RING_ROAD = Variant(
    id="ring_road",
    name=TranslatedName(en="Ring road"),
    without_links=[("reed_marsh", "lantern_hill")],
    links=[Link(a="tern_head", b="amber_coast", kind="sea"), Link(a="tern_head", b="seal_bay")],
)
NO_EAST = Variant(id="no_east", name=TranslatedName(en="No east"), without_regions=["east_isle"])
SOUND = """
variants:
- {id: short, name: {en: Short}, without_regions: [east_isle], without_links: [[tern_head, seal_bay]]}
"""


@pytest.fixture
def varied(islands: Path) -> BoardMap:
    return replace(load_map(islands), variants=[RING_ROAD, NO_EAST])


def test_a_reference_names_a_board_and_its_variants() -> None:
    assert split_reference("islands") == ("islands", ())
    assert split_reference("islands:b+a") == ("islands", ("b", "a"))
    assert reference_to("islands", ["b", "a", "b"]) == "islands:a+b"
    assert reference_to("islands", []) == "islands"


def test_without_variants_it_is_the_board_itself(varied: BoardMap) -> None:
    assert with_variants(varied, []) is varied


def test_links_are_left_out_and_added_but_never_twice(varied: BoardMap) -> None:
    board = with_variants(varied, ["ring_road"])
    before, after = ({pair_of(link) for link in each.links} for each in (varied, board))
    assert before - after == {frozenset(("lantern_hill", "reed_marsh"))}
    assert after - before == {frozenset(("tern_head", "amber_coast"))}
    assert len(board.links) == len(after)
    assert board.territories == varied.territories


def test_a_region_goes_with_its_territories_and_their_links(varied: BoardMap) -> None:
    board = with_variants(varied, ["no_east"])
    assert [region.id for region in board.regions] == ["west_isle", "mid_isle"]
    assert [territory.id for territory in board.territories] == ["tern_head", "seal_bay", "lantern_hill", "reed_marsh"]
    assert len(board.links) == 4


def test_a_variant_is_another_board_for_saves(varied: BoardMap) -> None:
    board = with_variants(varied, ["no_east", "ring_road"])
    assert board.id == with_variants(varied, ["ring_road", "no_east"]).id == "islands:no_east+ring_road"
    assert board_hash(board) != board_hash(varied)
    assert folder_of(with_variants(find_map("earth_2210"), ["printed_board"])) == maps_dir()


def test_an_unknown_variant_is_told_with_what_there_is(varied: BoardMap) -> None:
    for name, key in (("ring_raod", "map.unknown_variant_near"), ("zzz", "map.unknown_variant")):
        with pytest.raises(MapError) as caught:
            with_variants(varied, [name])
        assert [problem.key for problem in caught.value.problems] == [key]


def test_the_printed_board_of_2210_lacks_one_link() -> None:
    usual, printed = find_map("earth_2210"), find_map("earth_2210:printed_board")
    gone = {pair_of(link) for link in usual.links} - {pair_of(link) for link in printed.links}
    assert gone == {frozenset(("exiled_states_of_america", "canada"))}


def test_land_alone_is_the_classic_graph_but_for_one_way() -> None:
    board, classic = load_boards(["earth_2210:land_only"]), load_boards(["earth"])
    order = [t["shape"] for t in _facts() if "shape" in t]
    renamed = [classic.index(name) for name in order]
    pairs = {frozenset((renamed[a], renamed[b])) for a, near in enumerate(board.neighbours) for b in near}
    theirs = {frozenset((a, b)) for a, near in enumerate(classic.neighbours) for b in near}
    assert theirs - pairs == {frozenset((classic.index("east_africa"), classic.index("middle_east")))}
    assert pairs <= theirs
    assert [board.cards[i] for i in range(42)] == [classic.cards[i] for i in renamed]


def _facts() -> list[dict[str, str]]:
    yaml = pytest.importorskip("yaml")
    text = (maps_dir() / "source" / "earth_2210_facts.yaml").read_text("utf-8")
    return list(yaml.safe_load(text)["territories"])


def test_several_boards_are_one_graph_without_links_between_them() -> None:
    board = load_boards(["earth_2210", "moon"])
    assert board.boards == ("earth_2210", "moon")
    assert [board.territories[i].id for i in (0, 41, 42, 54, 55, 68)] == [
        "northwestern_oil_emirate",
        "australian_testing_ground",
        "poseidon",
        "akara",
        "bay_of_dew",
        "tycho",
    ]
    assert [t.terrain for t in board.territories] == ["land"] * 42 + ["water"] * 13 + ["moon"] * 14
    assert [t.board for t in board.territories] == [0] * 55 + [1] * 14
    assert all(board.territories[a].board == board.territories[b].board for a in range(69) for b in board.neighbours[a])
    assert [t.id for t in board.territories if "landing_site" in t.tags] == ["bay_of_dew", "sea_of_crisis", "tycho"]
    assert len(board.regions) == 14 and len(board.cards) == 69


def test_a_board_that_is_not_there_is_named() -> None:
    for reference in ("atlantis", "atlantis:printed_board", "../earth", ""):
        with pytest.raises(UnknownMap):
            find_map(reference)


def test_variants_that_together_leave_no_sound_board_are_refused(
    monkeypatch: pytest.MonkeyPatch, islands: Path
) -> None:
    parted = Variant(id="parted", name=TranslatedName(en="Parted"), without_links=[("seal_bay", "reed_marsh")])
    more = Variant(id="more", name=TranslatedName(en="More"), without_links=[("tern_head", "lantern_hill")])
    board = replace(load_map(islands), variants=[parted, more])
    monkeypatch.setattr(finder, "_find", lambda name: board)
    assert len(find_map("islands:parted").links) == 6
    with pytest.raises(MapError) as caught:
        find_map("islands:parted+more")
    assert [problem.key for problem in caught.value.problems] == ["map.not_connected"]


BROKEN = {
    "unknown region": ("[east_isle]", "[esat_isle]", "map.unknown_variant_region_near"),
    "region far off": ("[east_isle]", "[qqqq]", "map.unknown_variant_region"),
    "unknown territory": ("[[tern_head,", "[[tern_haed,", "map.unknown_territory_near"),
    "link that isn't there": ("seal_bay]]", "reed_marsh]]", "map.link_not_there"),
    "three ends of a link": ("seal_bay]]", "seal_bay, reed_marsh]]", "map.list_length"),
    "no name": ("name: {en: Short}", "note: {en: Short}", "map.unknown_field"),
    "board falls apart": (
        "without_links: [[tern_head, seal_bay]]",
        "without_links: [[tern_head, lantern_hill], [seal_bay, reed_marsh]]",
        "map.not_connected",
    ),
    "territory cut off": (
        "without_links: [[tern_head, seal_bay]]",
        "without_links: [[tern_head, lantern_hill], [tern_head, seal_bay]]",
        "map.no_link",
    ),
    "nothing left": ("[east_isle]", "[east_isle, west_isle, mid_isle]", "map.variant_empty"),
    "added link to itself": (
        "without_regions",
        "links: [{a: tern_head, b: tern_head}], without_regions",
        "map.self_link",
    ),
    "added link far off": (
        "without_regions",
        "links: [{a: tern_head, b: reed_marsh, via: [[9000, 1]]}], without_regions",
        "map.outside",
    ),
    "name too long": ("en: Short", f"en: Short, nl: {'x' * 61}", "map.name_too_long"),
}


def test_the_variant_that_the_faults_are_made_in_is_sound(tmp_path: Path, islands: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(islands.read_text("utf-8") + SOUND, "utf-8")
    assert [variant.id for variant in load_map(path).variants] == ["short"]


@pytest.mark.parametrize(("good", "bad", "key"), BROKEN.values(), ids=BROKEN.keys())
def test_a_fault_in_a_variant_is_told_at_its_line(
    tmp_path: Path, islands: Path, assert_clear: Clear, good: str, bad: str, key: str
) -> None:
    assert good in SOUND
    content = islands.read_text("utf-8") + SOUND.replace(good, bad)
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    assert key in [problem.key for problem in caught.value.problems]
    assert {problem.line for problem in caught.value.problems} == {content.count("\n")}


def test_two_variants_may_not_share_an_id(tmp_path: Path, islands: Path, assert_clear: Clear) -> None:
    content = islands.read_text("utf-8") + SOUND + SOUND.strip().split("\n")[1] + "\n"
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    assert [problem.key for problem in caught.value.problems] == ["map.repeated_id"]


@pytest.mark.parametrize("colour", ["blue", "#12", "#12345G"])
def test_a_colour_round_the_picture_is_a_colour(
    tmp_path: Path, islands: Path, assert_clear: Clear, colour: str
) -> None:
    sea = f'\nsea: {{file: x.webp, origin: [0, 0], size: [9, 9], beyond: "{colour}"}}\n'
    content = islands.read_text("utf-8") + sea
    path = tmp_path / "board.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content)
    assert [problem.key for problem in caught.value.problems] == ["map.bad_colour"]


def test_the_id_of_a_board_in_a_variant_leads_back_to_it() -> None:
    board = find_map("earth_2210:printed_board")
    assert board.id == "earth_2210:printed_board"
    assert find_map(board.id) == board
