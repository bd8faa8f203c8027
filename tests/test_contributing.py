"""CONTRIBUTING.md is true: its snippets are read from the page and do what the page says; what it names is there."""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from risk_desktop.editions import registry
from risk_desktop.editions.ad2210.cards import deck
from risk_desktop.editions.edition import Edition
from risk_desktop.editions.library import Entry
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.languages import LANGUAGES
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import user_cards_dir, user_maps_dir
from tests.calling import called, own_folders  # noqa: F401
from tests.playing import given, islands_board, new_game, play_on, world

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


LAND = {"tern_head": 0, "seal_bay": 0, "lantern_hill": 1, "reed_marsh": 2, "amber_coast": 2, "gull_rock": 1}
"""Player 0 holds a whole region, nobody else does."""


def section(title: str) -> str:
    """Return the part of the page below a heading."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"CONTRIBUTING.md lost its part {title!r}"
    return found[1]


def snippets(title: str, language: str) -> list[str]:
    """Return the code in one language of a part of the page."""
    return re.findall(rf"^```{language}\n(.*?)^```", section(title), re.MULTILINE | re.DOTALL)


def loaded(source: str, folder: Path) -> ModuleType:
    """Write a snippet to a file, as the page tells, and import it."""
    path = folder / "snippet.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("contributed", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def topic_files() -> ModuleType:
    """Return the reader of the texts."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import topic_files as found
    finally:
        sys.path.pop(0)
    return found


def test_the_house_rule_of_the_page_changes_the_income(tmp_path: Path) -> None:
    (source,) = snippets("Add a house rule", "python")
    militia = loaded(source, tmp_path).MILITIA
    printed = registry.make_rules("world", islands_board(), 3, extra=(militia,))
    changed = registry.make_rules("world", islands_board(), 3, {"militia": 2}, extra=(militia,))
    (spec,) = militia.options
    assert isinstance(spec, OptionSpec) and printed.options[spec.key] == spec.default

    def incomes(rules: registry.Rules, player: int) -> list[tuple[str, int]]:
        game = given(LAND, rest=2, rules=rules)
        return [(line.source, line.armies) for income in rules.income for line in income(game, player)]

    assert incomes(changed, 1) == [*incomes(printed, 1), ("militia", 2)], "nobody's region"
    assert incomes(changed, 0) == incomes(printed, 0), "a whole region"


def test_the_texts_of_the_house_rule_are_complete(tmp_path: Path) -> None:
    (texts,) = snippets("Add a house rule", "yaml")
    (spec,) = loaded(snippets("Add a house rule", "python")[0], tmp_path).MILITIA.options
    folder = tmp_path / "texts"
    shutil.copytree(ROOT / "resources" / "translations", folder, ignore=shutil.ignore_patterns("*.qm"))
    with (folder / "house_rules_classic.yaml").open("a", encoding="utf-8") as file:
        file.write(texts)
    messages, faults = topic_files().examine(folder)
    assert [str(fault) for fault in faults] == []
    for key in (f"screens.option.{spec.key}", f"screens.option.{spec.key}.hint", f"screens.option.{spec.key}.n"):
        assert set(messages[key].texts) == set(LANGUAGES)


def run_console(capsys: pytest.CaptureFixture[str], block: str) -> str:
    """Carry the commands of a block out, all of which succeed; return what they print."""
    told = ""
    for line in block.splitlines():
        program, *words = shlex.split(line)
        assert program == "risk-desktop"
        code, out, err = called(capsys, *words)
        assert code == 0, err
        told += out
    return told


def test_the_board_of_the_page_is_checked_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    check, play = snippets("Add a board", "console")
    assert "example at the end of [docs/maps.md](docs/maps.md)" in section("Add a board")
    example = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / "maps.md").read_text("utf-8"), re.DOTALL)[-1]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_board.yaml").write_text(example, encoding="utf-8")
    assert "ok" in run_console(capsys, check)
    user_maps_dir().mkdir(parents=True)
    shutil.move("my_board.yaml", user_maps_dir())
    assert "Games finished: 1 of 1" in run_console(capsys, play)


@pytest.mark.usefixtures("fresh_decks")
def test_the_card_of_the_page_is_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    (card,), (play,) = snippets("Add a card", "yaml"), snippets("Add a card", "console")
    user_cards_dir().mkdir(parents=True)
    (user_cards_dir() / deck.FILE).write_text(card, encoding="utf-8")
    assert "Games finished: 1 of 1" in run_console(capsys, play)
    assert "my_big_mods" in deck.card_specs()


def test_the_edition_of_the_page_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = snippets("Add an edition", "python")
    skirmish = loaded(source, tmp_path).SKIRMISH
    assert isinstance(skirmish, Edition)
    monkeypatch.setitem(registry.EDITIONS, skirmish.id, skirmish)
    rules = registry.make_rules(skirmish.id, islands_board(), 3)
    assert {key: rules.options[key] for key in skirmish.printed} == skirmish.printed
    assert world().options["round_limit"] != rules.options["round_limit"]
    game = new_game(rules)
    answers = sum(1 for _ in play_on(game, seed=1))
    assert answers > 20 and game.state.outcome is not None


def test_the_row_of_the_edition_fits_the_library(tmp_path: Path) -> None:
    (row,), (source,) = snippets("Add an edition", "yaml"), snippets("Add an edition", "python")
    (entry,) = msgspec.convert(read_yaml(row), list[Entry], str_keys=True)
    skirmish = loaded(source, tmp_path).SKIRMISH
    assert entry.id == skirmish.id and set(entry.lengths) == set(skirmish.players)


def test_every_path_and_command_of_the_page_is_there() -> None:
    links = re.findall(r"\]\(((?!http)[^)#]+)\)", PAGE)
    quoted = re.findall(r"`((?:tests|docs|packaging|resources)/[\w/.-]+)`", PAGE)
    assert len(links) > 5 and len(quoted) > 5
    assert [path for path in (*links, *quoted) if not (ROOT / path).exists()] == []
    targets = set(re.findall(r"(?:`|^    )make ([a-z][a-z-]+)", PAGE, re.M))
    assert targets >= {"quick", "test", "play"}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [name for name in sorted(targets) if not re.search(rf"^[a-z -]*\b{name}\b[a-z -]*:", makefile, re.M)] == []
