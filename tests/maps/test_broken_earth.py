"""Fifty broken variants of the world's board, each through ``check-map``: a message with file and line, no traceback."""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

import pytest

from risk_desktop.commands import check_map

EARTH = Path(__file__).resolve().parents[2] / "maps" / "earth.yaml"

BREAKS: tuple[tuple[str, str], ...] = (
    # --- the file and its head
    (r"^format: 1$", "format: 99"),
    (r"^format: 1\n", ""),
    (r"^id: earth$", "id: Earth Of Mine!"),
    (r"^id: earth\n", ""),
    (r"^id: earth$", "id: earth\nid: earth"),
    (r"^name: \{en: Earth,", "name: {"),
    (r"^name: \{en: Earth", "name: {en: ''"),
    (r"^size: \[1400, 800\]", "size: [1400]"),
    (r"^size: \[1400, 800\]", "size: [1400, -800]"),
    (r"^size: \[1400, 800\]", "size: wide"),
    (r"^wrap: x$", "wrap: sideways"),
    (r"^sea: \{file: earth-ocean.webp", "sea: {file: ../../secret.webp"),
    (r"^sea: \{file: earth-ocean.webp", "sea: {file: missing.webp"),
    (r"^sea: \{file:", "sea: {fiel:"),
    (r"^regions:$", "reigons:"),
    (r"^territories:$", "territories: []\nmore:"),
    (r"^links:$", "links: none"),
    (r"^decor:$", "decor: {"),
    (r"\Z", "\nsurprise: true\n"),
    (r"\Z", "\n\t- tab\n"),
    (r"\A", "- "),
    (r"\A", "!!python/object/apply:os.system ['true']\n"),
    (r"\A", "\x00"),
    # --- regions
    (r"bonus: 7", "bonus: -7"),
    (r"bonus: 7", "bonus: seven"),
    (r"bonus: 7", "bonus: 7000"),
    (r"\{id: asia,", "{id: europe,"),
    (r"\{id: asia,", "{"),
    (r"hue: '#9dbb5c'", "hue: greenish"),
    (r"nl: Azië", "xx: Azië"),
    (r"dark: '#37491a'", "drak: '#37491a'"),
    # --- territories
    (r"^- id: alaska$", "- id: northwest_territory"),
    (r"^- id: alaska$", "- ident: alaska"),
    (r"^  region: north_america$", "  region: north_amercia"),
    (r"^  region: north_america\n", ""),
    (r"^  badge: \[117.9, 135.2\]", "  badge: [117.9]"),
    (r"^  badge: \[117.9, 135.2\]", "  badge: [here, there]"),
    (r"^  badge: \[117.9, 135.2\]", "  badge: [99999, 135.2]"),
    (r"^  badge: \[117.9, 135.2\]", "  badge: [700.0, 600.0]"),
    (r"^  r: 33.6$", "  r: -33.6"),
    (r"^  r: 33.6$", "  r: .nan"),
    (r"^  card: infantry$", "  card: dragon"),
    (r"^  name: \{en: Alaska", "  name: {en: 5"),
    (r"^  - - 1452,1660 10,-33", "  - - 1452;1660 10,-33"),
    (r"^  - - 1452,1660 10,-33", "  - - 1452,1660 9999999,-33"),
    (r"^  - - 1452,1660 [^\n]*", "  - - 1452,1660 5,5"),
    # --- links
    (r"a: alaska", "a: alsaka"),
    (r"b: kamchatka", "b: alaska"),
    (r"(links:\n)", r"\1- {a: alaska, b: alaska, kind: land}" + "\n"),
    (r"kind: land", "kind: lnad"),
)


def check(path: Path) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser()
    check_map.add_parser(parser.add_subparsers())
    args = parser.parse_args(["check-map", str(path)])
    return int(args.run(args))


@pytest.fixture(scope="module")
def text() -> str:
    return EARTH.read_text(encoding="utf-8")


def test_there_are_fifty() -> None:
    assert len(BREAKS) == len(set(BREAKS)) == 50


@pytest.mark.parametrize(("pattern", "replacement"), BREAKS)
def test_broken_earth_gets_a_clear_message(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], pattern: str, replacement: str
) -> None:
    broken, times = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert times == 1 and broken != text
    path = tmp_path / "earth.yaml"
    path.write_text(broken, encoding="utf-8")
    shutil.copy(EARTH.with_name("earth-ocean.webp"), tmp_path)
    assert check(path) == 1
    said = capsys.readouterr()
    assert "ok " not in said.out
    lines = said.err.splitlines()
    assert lines and all(re.match(rf"{re.escape(str(path))}(:\d+)?: \S", line) for line in lines)
    assert "Traceback" not in said.err and "map." not in said.err
