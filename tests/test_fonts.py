"""The fonts that come with the program: every weight is chosen by number, every letter of the texts is there."""

from __future__ import annotations

from pathlib import Path

import pytest
import topic_files
from PySide6.QtGui import QFont, QFontDatabase, QRawFont

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "fonts"
# Signs that the program draws itself, without a text of their own.
SIGNS = "0123456789×−→←↑↓✓·•–—…’‘“”%+/"


@pytest.fixture(scope="module")
def fonts(qapp):
    identifiers = [QFontDatabase.addApplicationFont(str(path)) for path in sorted(FOLDER.glob("*.ttf"))]
    assert -1 not in identifiers
    yield
    for identifier in identifiers:
        QFontDatabase.removeApplicationFont(identifier)


def used_characters() -> set[str]:
    characters = set(SIGNS)
    for message in topic_files.read_all()[0]:
        for text in message.texts.values():
            characters.update(*topic_files.forms(text))
    return {character for character in characters if character.isprintable() and not character.isspace()}


@pytest.mark.parametrize(
    ("family", "asked", "style"),
    [
        ("Cinzel", 400, "Regular"),
        ("Cinzel", 700, "Bold"),
        ("Cinzel", 900, "Black"),
        ("Source Sans 3", 400, "Regular"),
        ("Source Sans 3", 600, "Semibold"),
        ("Source Sans 3", 700, "Bold"),
        ("Source Sans 3", 800, "Black"),
        ("Source Sans 3", 900, "Black"),
    ],
)
def test_a_weight_is_chosen_by_its_number(fonts, family, asked, style):
    font = QFont(family, 20)
    font.setWeight(QFont.Weight(asked))
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == family
    assert raw.styleName() == style


def test_source_sans_has_every_character_of_the_texts(fonts):
    characters = used_characters()
    for weight in (400, 600, 700, 900):
        font = QFont("Source Sans 3", 20)
        font.setWeight(QFont.Weight(weight))
        raw = QRawFont.fromFont(font)
        missing = sorted(c for c in characters if not raw.supportsCharacter(ord(c)))
        assert missing == [], f"weight {weight}"


def test_cinzel_has_every_letter_of_the_texts(fonts):
    raw = QRawFont.fromFont(QFont("Cinzel", 20))
    missing = sorted(c for c in used_characters() if c.isalpha() and not raw.supportsCharacter(ord(c)))
    assert missing == []


def test_the_licence_of_each_font_comes_with_it():
    for family in ("Cinzel", "SourceSans3"):
        assert "SIL OPEN FONT LICENSE" in (FOLDER / f"{family}-OFL.txt").read_text(encoding="utf-8")
