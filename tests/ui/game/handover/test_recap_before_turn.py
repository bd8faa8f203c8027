"""What has happened opens a person's turn: in the dock, on the board and step by step; the game itself isn't touched."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from risk_desktop.controller.question import Question
from risk_desktop.controller.table import Seat
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.engine.choices import Blitz, Choice, Pass
from risk_desktop.engine.events import (
    ArmiesPlaced,
    AttackDeclared,
    Event,
    PhaseStarted,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.board.markers.trail import ASIDE
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game.decisions.place import ReinforcePresenter
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.players.totals import totals_of
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.recap import recap_presenter
from risk_desktop.ui.game.recap.recap_dock import RecapDock
from risk_desktop.ui.game.recap.recap_list import FigureChange, WholeRows
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import SEATS, PuppetAiClient, make_context, make_screen, middle_of_game, number, read

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("hurried")]
ONE_PERSON = tuple(Seat(seat.name, "human" if n == 0 else "normal", seat.colour) for n, seat in enumerate(SEATS))


class Fighter(PuppetAiClient):
    """Fights each fight to its end, with anybody but the seat that it ``spares``."""

    spares = -1

    def ask(self, ticket: int, question: Question) -> None:
        self._owner = question.state.owner
        super().ask(ticket, question)

    def _choice(self, decision: Decision) -> Choice:
        if isinstance(decision.options, Attacks):
            found = (edge for edge in decision.options.edges() if self._owner[edge[1]] != self.spares)
            origin, target = next(found, (-1, -1))
            return Blitz(origin, target) if origin >= 0 else Pass()
        return super()._choice(decision)


def recap_of(screen: PlayScreen) -> RecapPresenter | None:
    return screen.director.asking(RecapPresenter)


def after_the_others(qtbot: QtBot, when: str = "always", speed: str = "instant", *, cards: bool = True) -> PlayScreen:
    """Return the screen when the turn of the person begins, perhaps with ``cards``, after two computers have attacked."""
    game = middle_of_game("attack", turn=4)
    if not cards:
        game.state.decks["territory"].hands[0].clear()
    screen = make_screen(game, ONE_PERSON, (1280, 720), make_context(ai_speed=speed, recap=when), Fighter)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=20_000)
    assert game.state.turn == 0
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    return screen


def after(screen: PlayScreen, event: Event) -> BoardPosition:
    """Return the position to which the choice behind an event led."""
    known = screen.missed.record.after(event)
    assert known is not None
    return position_of(known.game)


def frozen(game: Game) -> object:
    state = game.state
    return tuple(state.owner), tuple(state.armies), state.turn, state.phase, tuple(state.reserve)


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_a_turn_begins_with_what_has_happened(qtbot: QtBot, speed: str) -> None:
    screen = after_the_others(qtbot, speed=speed)
    recap = recap_of(screen)
    assert recap is not None and recap.recap.eventful
    panel = screen.controller(RecapDock).panel
    assert screen.game_layout.dock.panel is panel and panel.isVisible()
    assert len(panel.list.rows) == len(recap.recap.entries)
    assert [step.number for step in screen.board.trail.steps] == [entry.number for entry in recap.recap.conquests]
    assert screen.board.highlights.shown.lost == recap.recap.lost
    last = {step.target: step.number for step in screen.board.trail.steps}
    assert set(last.values()) <= set(screen.board.trail.numbered), "each land that changed hands has its number"
    ask = screen.game_layout.prompt.ask
    assert ask.primary is not None and recap.recap.conquests and tr("tables.recap.help.keys") in ask.help
    assert recap.recap.balance is None and not panel.findChildren(FigureChange), "nobody knows the figures before"
    told = [line.title for line in screen.game_layout.chronicle.lines() if line.territories]
    steps = [step.line.title for step in recap.recap.steps]
    assert steps == told[::-1] and len(steps) > len(recap.recap.conquests), "all that happened on the board is a step"
    kinds = {type(event) for step in recap.recap.steps for event in step.events}
    assert {AttackDeclared, ArmiesPlaced, TerritoryConquered} <= kinds
    before = frozen(screen.context.game)
    screen.input.click(number("brazil"))
    assert frozen(screen.context.game) == before and recap_of(screen) is recap, "the board is not played while it shows"


def test_go_on_asks_what_the_game_asks_and_clears_the_board(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    decision = screen.context.session.decision
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert recap_of(screen) is None
    presenter = screen.director.presenter
    assert presenter is not None and presenter.decision is decision
    assert screen.board.trail.steps == () and not screen.board.highlights.shown.lost
    assert screen.game_layout.dock.panel is screen.game_layout.chronicle


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_steps_show_what_was_and_leave_the_game_alone(qtbot: QtBot, speed: str) -> None:
    screen = after_the_others(qtbot, speed=speed)
    recap, game = recap_of(screen), screen.context.game
    assert recap is not None
    before, choices, steps = frozen(game), position_of(game), recap.recap.steps
    screen.input.press("secondary")
    assert recap.stepping and screen.board.position == position_of(steps[0].after.game)
    fought = next(n for n, step in enumerate(steps) if step.conquest is not None)
    for _ in range(fought):
        recap.move(1)
    taken = steps[fought].conquest
    assert taken is not None and screen.board.trail.lit == 1
    assert screen.board.position == after(screen, taken)
    assert screen.board.position.owners[taken.territory] == taken.player
    rows = [row.entry for row in screen.controller(RecapDock).panel.list.rows if row.entry.number]
    assert rows[0].number == 1 and rows[0].conquest is taken
    screen.input.press("secondary")
    assert screen.board.position == choices and frozen(game) == before
    steps_wear_the_marks_of_play(screen, recap)


def test_plaques_and_ribbon_are_of_the_step_that_shows(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    recap, things = recap_of(screen), screen.game_layout
    assert recap is not None
    now = [plaque.state for plaque in things.plaques]
    for step in recap.recap.steps:
        recap.move(1)
        shown = [plaque.state for plaque in things.plaques]
        then = screen.board.position
        assert [state.totals.territories for state in shown] == [then.owners.count(seat) for seat in range(len(shown))]
        assert [state.totals.armies for state in shown] == [armies_of(then, seat) for seat in range(len(shown))]
        assert [seat for seat, state in enumerate(shown) if state.on_turn] == [step.line.seat]
        assert not any(state.chip for state in shown)
        assert things.ribbon.banner[1] == screen.context.names.player(step.line.seat)
    screen.resize(1300, 740)
    assert [plaque.state for plaque in things.plaques] == shown
    screen.input.press("primary")
    assert [plaque.state for plaque in things.plaques] == now
    assert things.ribbon.banner[1] == screen.context.names.player(0)


def armies_of(position: BoardPosition, seat: int) -> int:
    """Return the armies of a seat on the board."""
    return sum(armies for owner, armies in zip(position.owners, position.armies, strict=True) if owner == seat)


def steps_wear_the_marks_of_play(screen: PlayScreen, recap: RecapPresenter) -> None:
    """Go through all steps; assert that what was placed has its numbers, and who was beaten off his arrow."""
    board = screen.board
    placed, beaten_off = False, False
    for step in recap.recap.steps:
        recap.move(1)
        taken = step.conquest
        places = step.line.territories if taken is None else (taken.territory,)
        assert board.highlights.shown.targets == set(places)
        first = step.events[0]
        if isinstance(first, ArmiesPlaced):
            placed = True
            assert board.chips.words == {land: f"+{armies}" for land, armies in first.parts}
        elif isinstance(first, AttackDeclared) and step.conquest is None:
            beaten_off = True
            arrow = screen.context.arrow
            assert arrow is not None and arrow[1:3] == (first.target, first.attacker) and board.trail.lit == ASIDE
    assert placed and beaten_off
    recap.let_go()
    assert board.chips.words == {} and screen.context.arrow is None


def test_the_list_tells_how_far_the_steps_have_come(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    recap, rows = recap_of(screen), screen.controller(RecapDock).panel.list.rows
    assert recap is not None and not any(row.ahead for row in rows)
    told = set()
    for n, step in enumerate(recap.recap.steps):
        recap.move(1)
        seen = [each.conquest for each in recap.recap.steps[: n + 1] if each.conquest is not None]
        taken = [row for row in rows if row.entry.number]
        assert [row.ahead for row in taken] == [row.entry.conquest not in seen for row in taken]
        lit = [row.entry.line.title for row in rows if row.lit]
        assert lit == [step.line.title][: step.line.title in {row.entry.line.title for row in rows}]
        assert not any(row.ahead for row in rows if row.lit)
        told.add(len(seen))
    assert len(told) > 2
    recap.let_go()
    assert not any(row.ahead or row.lit for row in rows)


def test_rows_and_keys_go_to_a_step_and_space_ends_all(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    recap, rows, board = recap_of(screen), screen.controller(RecapDock).panel.list.rows, screen.board
    assert recap is not None
    place = next(n for n, row in enumerate(rows) if row.entry.number)
    rows[place].pointed.emit(place)
    assert board.trail.lit == rows[place].entry.number, "a row under the pointer lights its arrow and land"
    assert board.highlights.shown.targets == set(rows[place].entry.line.territories)
    rows[place].pointed.emit(-1)
    assert board.trail.lit == 0 and not board.highlights.shown.targets

    place = next(n for n, row in enumerate(rows) if row.entry.number == 2)
    rows[place].picked.emit(place)
    conquest = rows[place].entry.conquest
    assert conquest is not None and board.trail.lit == 2, "a row that is picked shows its conquest"
    assert board.position == after(screen, conquest)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not recap.stepping and board.trail.lit == 0

    steps, seen = [step.line.title for step in recap.recap.steps], []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(screen, key)
        seen.append(screen.game_layout.prompt.ask.title)
        assert tr("tables.recap.help.keys") in screen.game_layout.prompt.ask.help
    assert seen == [steps[0], steps[1], steps[0], steps[0]]
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not recap.stepping and board.trail.lit == 0
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.game_layout.prompt.ask.title == steps[-1]

    read(qtbot, screen)
    assert recap.stepping
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert recap_of(screen) is None and board.position == position_of(screen.context.game)


def test_the_steps_follow_by_themselves_and_end_with_the_board_as_it_is(
    qtbot: QtBot, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recap_presenter, "STEP_MS", 5)
    screen = after_the_others(qtbot)
    recap, position = recap_of(screen), screen.board.position
    assert recap is not None
    shown = []
    recap.asks.connect(lambda ask: shown.append(ask.title))
    screen.input.press("secondary")
    qtbot.waitUntil(lambda: not recap.stepping, timeout=20_000)
    assert shown[:-1] == [step.line.title for step in recap.recap.steps] and screen.board.position == position


@pytest.mark.parametrize(
    ("when", "spares", "shown"), [("losses", 0, False), ("losses", -1, True), ("never", -1, False)]
)
def test_the_setting_says_when(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, when: str, spares: int, shown: bool
) -> None:
    monkeypatch.setattr(Fighter, "spares", spares)
    screen = after_the_others(qtbot, when)
    assert (recap_of(screen) is not None) == shown


def test_figures_are_told_as_they_were_and_as_they_are(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=4)
    screen = make_screen(game, ONE_PERSON, (1280, 720), make_context(ai_speed="instant", recap="always"), Fighter)
    screen.missed.record.mark(0)
    before = totals_of(game, 0)
    screen.context.session.start()
    qtbot.waitUntil(lambda: recap_of(screen) is not None, timeout=20_000)
    now = totals_of(game, 0)
    shown = [change.words for change in screen.controller(RecapDock).panel.findChildren(FigureChange)]
    assert shown == [
        f"{before.territories} → {now.territories}",
        f"{before.income} → {now.income}",
        f"{before.armies} → {now.armies}",
    ]
    assert before.territories > now.territories


def test_of_several_people_the_prompt_names_whom_it_tells(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fighter, "spares", 0)
    screen = after_the_others(qtbot)
    presenter, session = recap_of(screen), screen.context.session
    assert presenter is not None and presenter.ask().title == "You lost no territory"
    first, second, *others = session.table.seats
    session.table = structs.replace(session.table, seats=(first, structs.replace(second, kind="human"), *others))
    assert presenter.ask().title == f"{first.name}: You lost no territory"


def test_own_land_that_was_struck_is_marked_on_the_board_and_what_is_missing_is_known(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    asked = recap_of(screen)
    assert asked is not None
    mine = [land for land, owner in enumerate(screen.context.game.state.owner) if owner == 0]
    struck = replace(asked.recap, struck={mine[0]: 3}, lost=frozenset({mine[1]}))
    decision = asked.decision
    asked.end()
    presenter = RecapPresenter(screen.context, PositionUpdater(screen.board), struck)
    presenter.begin(decision)
    assert screen.board.news.losses == {mine[0]: 3}
    assert screen.board.highlights.shown.lost == {mine[0], mine[1]}
    presenter.end()
    assert screen.board.news.losses == {} and not screen.board.highlights.shown.lost

    record, owner = screen.missed.record, screen.context.game.state.owner
    assert record.missing(0, record.before(0)) == frozenset(), "the game was opened after his turn"
    record.mark(0)
    owner[mine[0]] = -1
    assert record.missing(0, record.before(0)) == {mine[0]}


def test_the_prompt_says_red_only_where_something_is_red(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fighter, "spares", 0)
    screen = after_the_others(qtbot)
    ask = screen.game_layout.prompt.ask
    assert ask.title == "You lost no territory"
    assert ask.help == "Pale arrows: what the others took · step by step: ← →"


def test_with_large_text_it_waits_behind_the_button_that_tells_how_much_there_is(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=4)
    context = make_context(ai_speed="instant", recap="always", text_scale=200)
    screen = make_screen(game, ONE_PERSON, (1280, 720), context, Fighter)
    screen.context.session.start()
    qtbot.waitUntil(lambda: recap_of(screen) is not None, timeout=20_000)
    recap, things = recap_of(screen).recap, screen.game_layout  # type: ignore[union-attr]
    panel = screen.controller(RecapDock).panel
    assert not panel.isVisible() and things.free == things.rooms.board, "no list over the land that nobody asked for"
    trail, lost = screen.board.trail, [entry.number for entry in recap.conquests if entry.lost]
    assert list(trail.numbered) == lost, "large numbers stand only where something was lost"
    other = next(entry.number for entry in recap.conquests if not entry.lost)
    trail.light(other)
    assert other in trail.numbered
    trail.light(0)
    assert things.rail.dock.accessibleName() == tr("play.rail.news", n=len(recap.entries), title=recap.title)
    things.rail.dock.click()
    assert panel.isVisible() and things.dock.head.title == recap.title
    screen.input.press("primary")
    assert things.free == things.rooms.board and things.rail.dock.accessibleName() == tr("play.chronicle")


def test_no_row_is_cut(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    rows = screen.controller(RecapDock).panel.list.rows
    assert len(rows) > 7

    def whole() -> bool:
        return all(row.visibleRegion().boundingRect().height() in (0, row.height()) for row in rows)

    qtbot.waitUntil(lambda: whole() and any(row.visibleRegion().isEmpty() for row in rows))
    area = screen.controller(RecapDock).panel.findChild(WholeRows)
    assert area is not None
    area.verticalScrollBar().setValue(50)
    qtbot.waitUntil(lambda: whole() and area.verticalScrollBar().value() > 0)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: whole() and not rows[-1].visibleRegion().isEmpty())


def test_a_list_that_hides_all_own_losses_begins_with_the_first(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot)
    rows = screen.controller(RecapDock).panel.list.rows
    own = [row for row in rows if row.entry.lost]
    assert own and rows.index(own[0]) >= 7, "more than fits comes before it"
    qtbot.waitUntil(lambda: not own[0].visibleRegion().isEmpty() and rows[0].visibleRegion().isEmpty())


def test_in_the_middle_of_a_turn_there_is_none(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=0)
    screen = make_screen(game, ONE_PERSON, (1280, 720), make_context(recap="always"), Fighter)
    screen.context.session.actors.note(0, [], game.state)
    screen.missed.note([TurnStarted(4, 7), TerritoryConquered(4, 0, number("peru"), number("brazil"), 1)])
    screen.missed.note([TurnStarted(0, 8), PhaseStarted(0, "attack")])
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    assert recap_of(screen) is None


@pytest.mark.parametrize(
    ("when", "loser", "shown"), [("always", 1, True), ("losses", 0, True), ("losses", 1, False), ("never", 0, False)]
)
def test_the_setting_holds_for_the_page_beside_the_curtain_too(
    qtbot: QtBot, when: str, loser: int, shown: bool
) -> None:
    seats = tuple(Seat(seat.name, "human" if n < 2 else "normal", seat.colour) for n, seat in enumerate(SEATS))
    screen = make_screen(middle_of_game("attack", turn=0), seats, (1280, 720), make_context(recap=when), Fighter)
    screen.missed.note([TurnStarted(0, 6), TurnStarted(4, 6)])
    screen.missed.note([TerritoryConquered(4, loser, number("peru"), number("brazil"), 1), TurnStarted(0, 7)])
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(screen.findChildren(Curtain)))
    (curtain,) = screen.findChildren(Curtain)
    assert (curtain.page is not None) == shown
    assert curtain.cloth.look_away.startswith("A hand of cards lies open next.")


def test_it_can_be_seen_again_and_leaves_what_was_placed(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot, cards=False)
    first = recap_of(screen)
    assert first is not None
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.asking(ReinforcePresenter) is not None)
    asked = screen.director.presenter
    land = next(t for t, owner in enumerate(screen.context.game.state.owner) if owner == 0)
    screen.input.click(land)
    screen.input.click(land)
    chips = dict(screen.board.chips.words)
    qtbot.keyClick(screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    again = recap_of(screen)
    assert again is not None and again.recap.entries == first.recap.entries
    assert len(screen.board.trail.steps) == len(first.recap.conquests) and screen.board.chips.words == {}
    screen.input.press("secondary")
    assert again.stepping
    screen.input.press("primary")
    assert screen.director.presenter is asked and screen.board.chips.words == chips
    assert screen.board.trail.steps == ()


def test_the_menu_shows_it_again_and_all_of_its_rows(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot, when="never")
    assert recap_of(screen) is None
    screen.menu.show()
    menu = screen.findChild(GameMenu)
    assert menu is not None
    qtbot.waitUntil(menu.isVisible)
    assert not any(bar.isVisible() for bar in menu.findChildren(QScrollBar)), "1280 x 720 is enough for all rows"
    menu.row("recap").click()
    assert recap_of(screen) is not None


def test_why_a_click_was_refused_is_gone_below_it_and_other_news_stay(qtbot: QtBot) -> None:
    screen = after_the_others(qtbot, cards=False)
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    toast = screen.toasts.panel
    foreign = next(land for land, owner in enumerate(screen.context.game.state.owner) if owner > 0)
    screen.input.click(foreign)
    assert toast.isVisible() and recap_of(screen) is None
    screen.director.recall()
    assert recap_of(screen) is not None and not toast.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    screen.toasts.show_message("The game could not be saved", icon="warning")
    screen.director.recall()
    assert recap_of(screen) is not None and toast.isVisible()
