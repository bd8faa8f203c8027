"""New game: seats, house rules, what is remembered, and what stops the start."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller.table import HUMAN, Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.paths import user_maps_dir
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.settings import LastSetup, load_settings
from risk_desktop.ui import theme
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Button, Combo, Field, Label, SeatPicker, ToggleRow
from risk_desktop.ui.screens.new_game.edition_card import EditionCard, GamePicture
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from tests.ui.support.screen_stage import make_context, settle, staged


def shown(qtbot: QtBot, context: AppContext) -> NewGameScreen:
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen, (1600, 900))
    return screen


def made(qtbot: QtBot, tmp_path: Path, **settings: object) -> NewGameScreen:
    return shown(qtbot, make_context(tmp_path / "saves", (1600, 900), **settings))


def control(screen: NewGameScreen, kind: type, name: str):  # type: ignore[no-untyped-def]
    """Return the control whose accessible name begins like this."""
    return next(w for w in screen.findChildren(kind) if w.accessibleName().startswith(name) and not w.isHidden())


def choose(screen: NewGameScreen, kind: type, name: str, value: object) -> None:
    """Choose a value in a control as a person would."""
    found = control(screen, kind, name)
    found.set_value(value)
    found.chosen.emit(value)
    settle()


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def button(screen: NewGameScreen, words: str) -> Button:
    return next(b for b in screen.findChildren(Button) if b.text() == words)


def test_the_first_frame_already_shows_all_in_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    screen = NewGameScreen(make_context(tmp_path / "saves", (1280, 720)))
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.grab()  # nothing that waits has been done
    parts = (screen.chosen_game, screen.seat_table, screen.library, screen.library.cards[2])
    before = [part.geometry() for part in parts]
    assert screen.chosen_game.hint.text() == i18n.tr("screens.new.solo", n=3)
    staged(screen, (1280, 720))
    assert [part.geometry() for part in parts] == before


def test_easy_opponents_can_be_proposed_in_place_of_remembered_ones(qtbot: QtBot, tmp_path: Path) -> None:
    kinds = (HUMAN, "hard", "bot:./clever", "normal", HUMAN)
    seats = tuple(SavedSeat(f"p{number}", kind, number) for number, kind in enumerate(kinds))
    screen = made(qtbot, tmp_path, last_setup=LastSetup("world", seats), programs=("bot:./clever",))
    screen.propose_easy_opponents()
    table = screen.table()
    assert [seat.kind for seat in table.seats] == [HUMAN, "easy", "bot:./clever", "easy", HUMAN]
    assert names(table) == [seat.name for seat in seats]


def started(qtbot: QtBot, screen: NewGameScreen) -> Table:
    with qtbot.waitSignal(screen.start, timeout=1000) as caught:
        qtbot.keyClick(screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert caught.args is not None
    return caught.args[0]


def test_start_is_one_click_at_the_first_time(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    with qtbot.waitSignal(screen.start, timeout=1000) as caught:
        qtbot.mouseClick(button(screen, "Start"), Qt.MouseButton.LeftButton)
    assert caught.args is not None
    table: Table = caught.args[0]
    assert table.edition == "world" and table.boards == ("earth",) and not table.options
    assert [seat.kind == HUMAN for seat in table.seats] == [True, False, False, False]
    assert len({seat.colour for seat in table.seats}) == len(set(names(table))) == 4


@pytest.mark.parametrize("count", [3, 5, 6])
def test_number_of_players(qtbot: QtBot, tmp_path: Path, count: int) -> None:
    screen = made(qtbot, tmp_path)
    choose(screen, ToggleRow, "Players", count)
    table = screen.table()
    assert len(table.seats) == count
    assert len({seat.colour for seat in table.seats}) == len(set(names(table))) == count


def test_seats_are_what_was_set(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    control(screen, Field, "Name of seat 2").setText("  Grete ")
    choose(screen, Combo, "Who plays seat 2", "hard")
    choose(screen, SeatPicker, "Colour of seat 2", 5)
    settle()
    seat = started(qtbot, screen).seats[1]
    assert (seat.name, seat.kind, seat.colour) == ("Grete", "hard", 5)


def test_who_takes_a_colour_gives_his_own(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    before = [seat.colour for seat in screen.table().seats]
    choose(screen, SeatPicker, "Colour of seat 1", before[2])
    after = [seat.colour for seat in screen.table().seats]
    assert after == [before[2], before[1], before[0], before[3]]
    choose(screen, SeatPicker, "Colour of seat 1", 5)
    assert [seat.colour for seat in screen.table().seats] == [5, before[1], before[0], before[3]]


@pytest.mark.parametrize(("edition", "neutrals"), [("ad2210", 1), ("godstorm", 1), ("world-duel", 4), ("capitals", 1)])
def test_AD_Y_1_the_colours_that_nobody_plays_are_chosen_too(
    qtbot: QtBot, tmp_path: Path, edition: str, neutrals: int
) -> None:
    seats = tuple(SavedSeat(name, "normal", 2 * number) for number, name in enumerate(("A", "B", "C")))
    screen = made(qtbot, tmp_path, last_setup=LastSetup(edition, seats[: EDITIONS[edition].players[-1]]))
    choose(screen, ToggleRow, "Players", 2)
    table = screen.table()
    assert table.neutrals == (1, 3, 4, 5)[:neutrals]
    pickers = [w for w in screen.findChildren(SeatPicker) if "Neutral colour" in w.accessibleName() and w.isVisible()]
    assert len(pickers) == neutrals
    choose(screen, SeatPicker, "Colour of Neutral colour", 5)
    assert screen.table().neutrals[0] == 5
    choose(screen, SeatPicker, "Colour of Neutral colour", 0)
    assert (screen.table().neutrals[0], screen.table().seats[0].colour) == (0, 5)
    again = shown(
        qtbot, make_context(tmp_path / "saves", (1600, 900), last_setup=remembered(started(qtbot, screen), neutrals))
    )
    assert again.table().neutrals == screen.table().neutrals


def remembered(table: Table, neutrals: int) -> LastSetup:
    last = load_settings().settings.last_setup
    assert last.neutrals == table.neutrals and len(last.neutrals) == neutrals
    return last


def test_where_everybody_plays_no_neutral_colour_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(SavedSeat(name, "normal", number) for number, name in enumerate(("A", "B")))
    screen = made(qtbot, tmp_path, last_setup=LastSetup("ad2210", seats))
    assert len(screen.table().neutrals) == 1
    choose(screen, ToggleRow, "Players", 3)
    assert screen.table().neutrals == ()
    assert len({seat.colour for seat in screen.table().seats}) == 3


def test_O2_02_the_house_rules_show_what_the_book_of_the_chosen_board_prints(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, last_setup=LastSetup("original-duel", board="ancient_earth"))
    assert screen.table().boards == ("ancient_earth",)
    qtbot.mouseClick(button(screen, "Customise"), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(HouseRulesDialog)
    assert dialog is not None and dialog.chosen() == {}
    armies = control(dialog, Combo, "Starting armies")
    assert armies.value() == 30
    armies.set_value(40)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    settle()
    assert dict(screen.table().options) == {"start_armies": 40}
    assert "1 rule of your own" in screen.rules_label.text()
    choose(screen, Combo, "Board", "earth")
    assert "1 rule of your own" not in screen.rules_label.text()


def test_an_empty_name_becomes_the_usual_one(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    control(screen, Field, "Name of seat 1").setText("   ")
    settle()
    assert screen.table().seats[0].name == "Anna"


def test_two_players_of_one_name_can_not_start(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    field = control(screen, Field, "Name of seat 2")
    field.setText("anna")
    settle()
    assert not button(screen, "Start").isEnabled()
    field.setText("Anne")
    settle()
    assert button(screen, "Start").isEnabled()


def test_house_rules_are_taken_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    qtbot.mouseClick(button(screen, "Customise"), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(HouseRulesDialog)
    assert dialog is not None and dialog.chosen() == {}
    control(dialog, Combo, "Length of the game").set_value(20)
    assert dialog.chosen() == {"round_limit": 20}
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    settle()
    assert dict(screen.table().options) == {"round_limit": 20}
    assert any("1 rule of your own" in label.text() for label in screen.findChildren(type(screen.rules_label)))


def test_house_rules_go_back_to_the_printed_ones(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, last_setup=LastSetup("world", (), {"round_limit": 20}))
    assert dict(screen.table().options) == {"round_limit": 20}
    qtbot.mouseClick(button(screen, "Customise"), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(HouseRulesDialog)
    assert dialog is not None and dialog.chosen() == {"round_limit": 20}
    qtbot.mouseClick(button(dialog, "Back to the printed rules"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    settle()
    assert dict(screen.table().options) == {}


def test_esc_in_the_house_rules_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    backs: list[None] = []
    screen.back.connect(lambda: backs.append(None))
    qtbot.mouseClick(button(screen, "Customise"), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(HouseRulesDialog)
    assert dialog is not None
    control(dialog, Combo, "Length of the game").set_value(20)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert dict(screen.table().options) == {} and backs == []


def test_the_last_set_up_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    choose(screen, ToggleRow, "Players", 3)
    control(screen, Field, "Name of seat 1").setText("Zoë")
    choose(screen, Combo, "Computer speed", "fast")
    table = started(qtbot, screen)
    settings = load_settings().settings
    assert settings.ai_speed == "fast"
    again = shown(qtbot, make_context(tmp_path / "saves", (1600, 900), last_setup=settings.last_setup))
    assert again.table() == table and again.table().seats[0].name == "Zoë"


def test_a_remembered_set_up_that_no_longer_fits_is_left_out(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(SavedSeat(name, "normal", 0) for name in ("A", "B"))
    strange = LastSetup("atlantis", seats, {"gravity": 3, "round_limit": 7})
    screen = made(qtbot, tmp_path, last_setup=strange)
    table = screen.table()
    assert table.edition == "world" and len(table.seats) == 3 and not table.options


@pytest.mark.parametrize(
    "strange",
    [
        SavedSeat("Odd", "zz"),
        SavedSeat("Odd", "random"),
        SavedSeat("Odd", "easy", 99),
        SavedSeat("Odd", "easy", -1),
        SavedSeat("Odd", "easy", 10**30),
        SavedSeat("Odd", "easy", 2, "choleric"),
        SavedSeat("O" * 500, "", 1, ""),
    ],
)
def test_a_remembered_seat_that_can_not_be_offered_becomes_a_usual_one(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, strange: SavedSeat
) -> None:
    seats = (SavedSeat("Ada", HUMAN, 0), strange, SavedSeat("Bo", "hard", 2))
    screen = made(qtbot, tmp_path, last_setup=LastSetup("world", seats))
    table = started(qtbot, screen)
    assert names(table) == ["Ada", strange.name[:16], "Bo"]
    assert [seat.kind for seat in table.seats][::2] == [HUMAN, "hard"] and table.seats[1].kind in ("easy", "normal")
    assert len({seat.colour for seat in table.seats}) == 3 and all(0 <= seat.colour < 6 for seat in table.seats)
    assert table.seats[1].temperament == "balanced"
    assert "can't be offered" in caplog.text


def with_a_second_board(tmp_path: Path, name: str) -> None:
    """Put a board of the person's own into his folder, with a name of its own."""
    text = (Path(__file__).parents[2] / "maps" / "islands.yaml").read_text(encoding="utf-8")
    folder = user_maps_dir()
    assert folder.is_relative_to(tmp_path)
    folder.mkdir(parents=True)
    (folder / "islands.yaml").write_text(re.sub(r"(?m)^name: .*$", f"name: {{en: {name}}}", text), encoding="utf-8")


def test_boards_are_offered_by_name_and_the_last_one_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    with_a_second_board(tmp_path, "Seven Isles")
    screen = made(qtbot, tmp_path)
    combo = control(screen, Combo, "Board")
    assert combo.value() == "earth" and combo.currentText() == "Earth"
    assert [combo.itemText(i) for i in range(combo.count())] == [
        "Ancient Earth",
        "Earth",
        "Earth 2210 · Land only",
        "Seven Isles",
    ]
    choose(screen, Combo, "Board", "islands")
    assert started(qtbot, screen).boards == ("islands",)
    last = load_settings().settings.last_setup
    assert last.board == "islands"
    again = shown(qtbot, make_context(tmp_path / "saves", (1600, 900), last_setup=last))
    assert again.table().boards == ("islands",)


def test_the_lands_of_2210_are_a_board_for_the_classic_rules_only(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, last_setup=LastSetup("original", board="earth_2210:land_only"))
    assert control(screen, Combo, "Board").currentText() == "Earth 2210 · Land only"
    assert screen.table().boards == ("earth_2210:land_only",)
    screen = made(qtbot, tmp_path, last_setup=LastSetup("ad2210", board="earth_2210:land_only"))
    assert screen.table().boards == ("earth_2210", "moon")
    options = {"printed_board": "yes"}
    screen = made(qtbot, tmp_path, last_setup=LastSetup("ad2210", options=options))
    assert screen.table().boards == ("earth_2210:printed_board", "moon") and screen.table().options == options


def test_a_remembered_board_that_is_gone_is_left_out_and_namesakes_are_told_apart(qtbot: QtBot, tmp_path: Path) -> None:
    with_a_second_board(tmp_path, "Earth")
    screen = made(qtbot, tmp_path, last_setup=LastSetup(board="sunken"))
    combo = control(screen, Combo, "Board")
    assert combo.value() == "earth"
    assert [combo.itemText(i) for i in range(combo.count())] == [
        "Ancient Earth",
        "Earth (earth)",
        "Earth 2210 · Land only",
        "Earth (islands)",
    ]


def test_who_plays_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(Seat(f"P{i}", kind, i) for i, kind in enumerate((HUMAN, HUMAN, "easy")))
    party = made(qtbot, tmp_path, last_setup=LastSetup("world", seats))
    assert party.chosen_game.hint.text() == "2 people on this screen"
    for number in (1, 2):
        choose(party, Combo, f"Who plays seat {number}", "hard")
    settle()
    assert party.chosen_game.hint.text() == "Nobody plays: you watch the computers"


def test_esc_leads_back(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    with qtbot.waitSignal(screen.back, timeout=1000):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


LARGE = [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 150), ((1920, 1080), 200)]


@pytest.mark.parametrize(("size", "scale"), LARGE, ids=lambda value: str(value).replace(" ", ""))
def test_what_start_starts_is_seen_beside_it_and_can_be_changed_without_scrolling(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    context = make_context(tmp_path / "saves", size, language="de", text_scale=scale)
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen, size)
    try:
        assert "Welteroberung" in told(screen)
        lists = [games for games in screen.findChildren(Combo) if games.accessibleName() == "Spiel"]
        for games in lists:
            games.set_value(EDITIONS["godstorm"])
            games.chosen.emit(EDITIONS["godstorm"])
        if not lists:
            cards = [card for card in screen.findChildren(EditionCard) if in_sight(card, screen)]
            assert len(cards) > 1
            next(card for card in screen.findChildren(EditionCard) if card.edition.id == "godstorm").click()
        assert all(in_sight(games, screen) for games in lists)
        settle()
        assert screen.table().edition == "godstorm" and "Godstorm" in told(screen)
        assert next(card for card in screen.findChildren(EditionCard) if card.isChecked()).edition.id == "godstorm"
    finally:
        i18n.set_language("en")
        theme.set_metrics(theme.metrics(1600, 900))


def told(screen: NewGameScreen) -> str:
    """Return what is seen at the height of Start: its words, and the picture's if it is seen."""
    start = button(screen, "Starten")
    level = range(start.mapTo(screen, start.rect().topLeft()).y() - start.height(), screen.height())
    seen = [part for part in screen.findChildren(Label) if in_sight(part, screen)]
    words = [part.text() for part in seen if part.mapTo(screen, part.rect().topLeft()).y() in level]
    pictures = [part.accessibleName() for part in screen.findChildren(GamePicture) if in_sight(part, screen)]
    return " ".join(word for word in words if word in pictures)


def in_sight(widget: QWidget, screen: QWidget) -> bool:
    """Tell whether a widget is seen as a whole."""
    return widget.isVisible() and widget.visibleRegion().boundingRect().height() >= widget.height() - 2
