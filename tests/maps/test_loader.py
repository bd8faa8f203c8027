"""Good boards load; the hash follows the rules and not the looks; the folders of boards are searched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from risk_desktop.maps import loader
from risk_desktop.maps.finder import land_boards
from risk_desktop.maps.loader import available_maps, board_hash, load_map
from risk_desktop.maps.outline import decode_ring
from risk_desktop.maps.problems import MapError

ISLANDS = Path(__file__).with_name("islands.yaml")


def test_good_board_loads(board_path: Path) -> None:
    board = load_map(board_path)
    assert board.id == board_path.stem
    assert all(len(decode_ring(ring)) >= 3 for t in board.territories for part in t.parts for ring in part)


def test_islands_hold_what_the_file_says() -> None:
    board = load_map(ISLANDS)
    assert [region.bonus for region in board.regions] == [2, 3, 0]
    assert [t.id for t in board.territories][:2] == ["tern_head", "seal_bay"]
    assert board.territories[1].name.in_language("sv") == "Sälviken"
    assert board.links[3].via == [(127, 90), (141, 84), (156, 88)]


def test_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "islands.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + ISLANDS.read_bytes().replace(b"\n", b"\r\n"))
    assert load_map(path) == load_map(ISLANDS)


def test_words_that_yaml_takes_for_truth_stay_names(tmp_path: Path) -> None:
    path = tmp_path / "islands.yaml"
    path.write_text(ISLANDS.read_text("utf-8").replace("en: Gull Rock", "en: no").replace("gull_rock", "off"), "utf-8")
    board = load_map(path)
    assert (board.territories[5].id, board.territories[5].name.en) == ("off", "no")


COSMETIC = {
    "name": ("en: Gull Rock", "en: Gull Cliff"),
    "colour": ("#c98f5a", "#c98f5b"),
    "badge": ("badge: [78, 90]", "badge: [79, 90]"),
    "outline": ("400,600 350,-200", "401,600 350,-200"),
    "comment": ("links:", "links: # who borders whom"),
    "direction of a link": ("a: tern_head, b: seal_bay", "a: seal_bay, b: tern_head"),
}
RULES = {
    "bonus": ("bonus: 2", "bonus: 4"),
    "territory id": ("gull_rock", "gull_cliff"),
    "region id": ("west_isle", "west_island"),
    "link": ("  - {a: reed_marsh, b: gull_rock, kind: sea, via: [[252, 184], [263, 190], [276, 188]]}\n", ""),
    "cards": ("    card: ", "    # "),
    "tag": ("r: 30", "r: 30\n    tags: [gate]"),
    "region of a territory": ("id: seal_bay\n    region: west_isle", "id: seal_bay\n    region: mid_isle"),
}


def _changed(tmp_path: Path, change: tuple[str, str]) -> Path:
    content = ISLANDS.read_text("utf-8")
    assert change[0] in content
    path = tmp_path / "islands.yaml"
    path.write_text(content.replace(*change), "utf-8")
    return path


@pytest.mark.parametrize("change", COSMETIC.values(), ids=COSMETIC.keys())
def test_cosmetic_change_keeps_the_hash(tmp_path: Path, change: tuple[str, str]) -> None:
    assert board_hash(load_map(_changed(tmp_path, change))) == board_hash(load_map(ISLANDS))


@pytest.mark.parametrize("change", RULES.values(), ids=RULES.keys())
def test_change_of_the_rules_changes_the_hash(tmp_path: Path, change: tuple[str, str]) -> None:
    assert board_hash(load_map(_changed(tmp_path, change))) != board_hash(load_map(ISLANDS))


def test_a_hash_is_64_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{64}", board_hash(load_map(ISLANDS)))


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The program's and the person's folder of boards; the first one holds the islands."""
    own, user = tmp_path / "own", tmp_path / "user"
    own.mkdir()
    user.mkdir()
    (own / "islands.yaml").write_bytes(ISLANDS.read_bytes())
    monkeypatch.setattr(loader, "maps_dir", lambda: own)
    monkeypatch.setattr(loader, "user_maps_dir", lambda: user)
    return own, user


def test_boards_of_both_folders_are_found(folders: tuple[Path, Path]) -> None:
    own, user = folders
    (user / "mine.yaml").write_text(ISLANDS.read_text("utf-8").replace("id: islands", "id: mine"), "utf-8")
    (user / "notes.txt").write_text("not a board")
    assert available_maps() == [("islands", own / "islands.yaml"), ("mine", user / "mine.yaml")]


def test_broken_board_of_a_person_is_reported_and_left_out(folders: tuple[Path, Path]) -> None:
    own, user = folders
    (user / "broken.yaml").write_text("format: 1\nid: [", "utf-8")
    (user / "copy.yaml").write_bytes(ISLANDS.read_bytes())
    errors: list[MapError] = []
    assert available_maps(errors.append) == [("islands", own / "islands.yaml")]
    assert [(error.file.name, error.problems[0].key) for error in errors] == [
        ("broken.yaml", "map.yaml_bracket"),
        ("copy.yaml", "map.id_taken"),
    ]


def test_boards_of_land_are_told_from_those_with_seas(folders: tuple[Path, Path]) -> None:
    _, user = folders
    wet = ISLANDS.read_text("utf-8").replace("id: islands", "id: wet")
    (user / "wet.yaml").write_text(wet.replace("{id: east_isle,", "{id: east_isle, kind: water,"), "utf-8")
    assert [name for name, _ in available_maps()] == ["islands", "wet"]
    assert [board.reference for board in land_boards()] == ["islands"]


def test_a_variant_that_leaves_only_land_is_a_board_of_land(folders: tuple[Path, Path]) -> None:
    _, user = folders
    wet = ISLANDS.read_text("utf-8").replace("id: islands", "id: wet")
    variant = "variants: [{id: dry, name: {en: Dry, de: Trocken}, without_regions: [east_isle]}]\n"
    (user / "wet.yaml").write_text(wet.replace("{id: east_isle,", "{id: east_isle, kind: water,") + variant, "utf-8")
    boards = land_boards()
    assert [board.reference for board in boards] == ["islands", "wet:dry"]
    assert boards[1].name("de").endswith(" · Trocken") and boards[1].name("nl").endswith(" · Dry")
    assert " · " not in boards[0].name("en")


def test_missing_folder_of_a_person_is_no_fault(folders: tuple[Path, Path]) -> None:
    own, user = folders
    user.rmdir()
    assert available_maps() == [("islands", own / "islands.yaml")]


def test_broken_board_goes_to_the_log_without_a_reporter(
    folders: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    (folders[1] / "broken.yaml").write_text("\tformat: 1", "utf-8")
    available_maps()
    assert "broken.yaml:1: map.yaml_tab" in caplog.text
