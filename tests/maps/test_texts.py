"""Every problem that the code can raise has a text, and every text is used."""

from __future__ import annotations

import re
from pathlib import Path

from risk_desktop import maps
from risk_desktop.commands import check_map


def test_keys_of_the_code_and_of_the_texts_are_the_same(texts: dict[str, dict[str, str]]) -> None:
    files = [*Path(maps.__path__[0]).glob("*.py"), Path(check_map.__file__)]
    keys = {key for file in files for key in re.findall(r'"(map\.[a-z_0-9]+)"', file.read_text("utf-8"))}
    keys |= {f"{key}_near" for key in keys if key.startswith("map.unknown_")}
    assert keys == set(texts)


def test_every_text_has_the_four_languages(texts: dict[str, dict[str, str]]) -> None:
    assert {key: list(text) for key, text in texts.items()} == {key: ["en", "nl", "de", "sv"] for key in texts}
