"""What other games say too is said in the words of this one: epochs, faith, miracles."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.i18n import tr, words_of
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable
from risk_desktop.ui.game.players.score_sheet import ScoreSheet
from risk_desktop.ui.kit import Label
from tests.ui.support.classic_table import sit_down
from tests.ui.support.godstorm_table import god_screen


def test_the_table_of_cards_speaks_of_miracles_and_gods(qtbot: QtBot) -> None:
    screen = god_screen(phase="play_card", faith=(4, 0, 0), cards={0: ("war_the_siren_calls",)})
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    assert table is not None
    said = [label.text() for label in table.findChildren(Label)]
    assert "Miracles" in said and "Decks and gods" in said
    assert not [words for words in said if "ommand" in words]


def test_points_bids_and_the_end_are_told_in_faith_and_epochs(qtbot: QtBot) -> None:
    screen = god_screen()
    screen.game_layout.plaques[0].score_wanted.emit(0)  # type: ignore[attr-defined]
    sheet = screen.findChild(ScoreSheet)
    assert sheet is not None
    assert any("more faith" in label.text() for label in sheet.findChildren(Label))
    said = [tr("score.column.money"), tr("bids.opened", round=2), tr("screens.win.subtitle", n=5, edition="Godstorm")]
    assert said == ["Faith", "The bids of epoch 2", "Godstorm · 5 epochs"]
    with words_of("ad2210"):
        assert "more energy" in tr("score.tie") and tr("bids.opened", round=2) == "The bids of year 2"


def test_plaques_speak_of_gods_before_anybody_has_a_pantheon(qtbot: QtBot) -> None:
    screen = sit_down("godstorm", "pantheon", 2)
    for plaque in screen.game_layout.plaques:
        words = plaque.accessibleName()
        assert "gods in play 0" in words and "0 dead" in words
        assert "station" not in words and " ," not in words and "commander" not in words
