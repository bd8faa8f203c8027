"""Nobody learns another's mission or capital at a shared screen: what shows is the same whatever the others hide."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.rehearsal import Scene
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.classic.capitals import CapitalsSlot
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_words import goal_words
from tests.ui.support.classic_table import let_hang, lift, scene, settle, sit_down, table_of
from tests.ui.support.play_table import Sphinx, earth, make_context, show_screen

pytestmark = pytest.mark.painted

EDITIONS = ("secret-mission", "missions", "capitals")
PEOPLE = (0, 1)
Twist = Callable[[Game], None]


def as_it_is(game: Game) -> None:
    """Leave all secrets as they are."""


def other_secrets(viewer: int) -> Twist:
    """Give everybody but the viewer other missions and another capital."""

    def twist(game: Game) -> None:
        deck, slot = game.state.decks.get(MISSIONS), game.state.slots.get("capitals")
        missions = missions_of(game.rules)
        for seat in range(game.state.players):
            if seat == viewer:
                continue
            if deck is not None:
                for place, card in enumerate(deck.hands[seat]):
                    other = next(c for c in deck.draw if missions[c].rank == missions[card].rank)
                    deck.draw[deck.draw.index(other)] = card
                    deck.hands[seat][place] = other
            if isinstance(slot, CapitalsSlot):
                slot.places[seat] = next(
                    t for t, owner in enumerate(game.state.owner) if owner == seat and t != slot.places[seat]
                )

    return twist


def moment(edition: str, turn: int) -> Scene:
    """Return the beginning of a player's fortifying, from the first game that comes to it: some end before."""
    for seed in range(2, 12):
        try:
            return scene(edition, "fortify", 3, seed, FITS[turn])[0]
        except AssertionError:
            continue
    raise AssertionError(f"nobody fortifies in {edition}")


def table_with(edition: str, twist: Twist, turn: int = 0) -> PlayScreen:
    """Return the screen of two people and a computer, at the beginning of a person's fortifying."""
    MOTION.reduced = True
    found = moment(edition, turn)
    game = Game(found.game.rules, found.game.snapshot())
    twist(game)
    session_module.AiClient = Sphinx  # type: ignore[misc, assignment]
    table = table_of(edition, 3, people=PEOPLE)
    context = make_context()
    context.fit(QSize(1280, 720))
    screen = PlayScreen(context, GameSession(table, game), Names(table, [earth()]), [earth()], found.past[-60:])
    show_screen(screen, QSize(1280, 720))
    screen.context.session.start()
    settle()
    return screen


FITS = {seat: (lambda wanted: lambda asked, game: asked.player == wanted)(seat) for seat in range(3)}


def words_on(screen: PlayScreen) -> str:
    """Return every word that a widget shows, tells or hints at, hidden widgets too, and the log."""
    found: list[str] = []
    for widget in (screen, *screen.findChildren(QWidget)):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.whatsThis()]
        found += [widget.statusTip(), widget.windowTitle(), widget.objectName()]
        if isinstance(widget, (QLabel, QAbstractButton)):
            found.append(widget.text())
        if isinstance(widget, QComboBox):
            found += [widget.itemText(row) for row in range(widget.count())]
    found += [f"{line.title}|{line.detail}" for line in screen.game_layout.chronicle.lines()]
    return "\n".join(found)


def hidden_words(screen: PlayScreen, viewer: int) -> set[str]:
    """Return the ids and the words of all missions that the viewer may not know."""
    game = screen.context.game
    if MISSIONS not in game.state.decks:
        return set()
    missions = missions_of(game.rules)
    deck = game.state.decks[MISSIONS]
    own = {missions[card].id for card in deck.hands[viewer]} if viewer >= 0 else set()
    open_ones = {missions[card].id for card in deck.discard}
    secret = [mission for mission in missions if mission.id not in own | open_ones]
    words = {goal_words(mission, screen.context.names) for mission in secret}
    shown = {goal_words(mission, screen.context.names) for mission in missions if mission.id in own | open_ones}
    return {mission.id for mission in secret} | (words - shown)


def picture_kept(screen: PlayScreen) -> QImage | None:
    """Return the small picture that is kept with the save when somebody leaves, None if none is made."""
    taken: list[QImage] = []
    screen.pictured.connect(taken.append)
    screen.board.finish_animations()
    screen.board.finish_baking()
    screen.menu.follow("leave")
    return taken[0] if taken else None


def look(screen: PlayScreen) -> tuple[str, QImage | None]:
    return words_on(screen), picture_kept(screen)


@pytest.mark.parametrize("edition", EDITIONS)
def test_from_person_to_person_nobody_sees_more_than_the_own_secret(qtbot: QtBot, edition: str) -> None:
    """Three tables: as it is, with other secrets of all, and with other secrets of all but the first person."""
    screen = table_with(edition, as_it_is)
    behind_the_curtain_nothing_depends_on_any_secret(qtbot, screen, table_with(edition, other_secrets(-1)))
    a_person_sees_only_the_own_secret(qtbot, screen, table_with(edition, other_secrets(0)))
    the_next_person_finds_no_trace(qtbot, screen, covered=edition != "capitals")


def behind_the_curtain_nothing_depends_on_any_secret(qtbot: QtBot, one: PlayScreen, other: PlayScreen) -> None:
    for screen in (one, other):
        let_hang(qtbot, screen)
    assert one.director.viewer == other.director.viewer == -1
    assert not any(secret in words_on(one) for secret in hidden_words(one, -1))
    assert look(one) == look(other)


def a_person_sees_only_the_own_secret(qtbot: QtBot, one: PlayScreen, other: PlayScreen) -> None:
    looks = []
    for screen in (one, other):
        lift(qtbot, screen)
        before = words_on(screen)
        assert screen.director.viewer == 0
        screen.controller(OwnSecrets).peek()
        settle()
        assert screen.controller(OwnSecrets).peeking and screen.controller(OwnSecrets).sheet.faces
        assert words_on(screen) != before
        assert not any(secret in words_on(screen) for secret in hidden_words(screen, 0))
        looks.append((words_on(screen), screen.controller(OwnSecrets).sheet.grab().toImage()))
    assert looks[0] == looks[1]


def the_next_person_finds_no_trace(qtbot: QtBot, screen: PlayScreen, covered: bool) -> None:
    first = {word for face in screen.controller(OwnSecrets).sheet.faces for word in (face.words, face.spoken)}
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.viewer != 0)
    assert (screen.director.viewer == -1) == covered, "a capital lies face down, and the next person holds no card"
    assert not screen.controller(OwnSecrets).peeking
    assert screen.controller(OwnSecrets).sheet.faces == () and screen.controller(OwnSecrets).sheet.isHidden()
    claimed = {m.id for m in missions_of(screen.context.game.rules)} - hidden_words(screen, -1)
    if covered:
        assert not any(word in words_on(screen) for word in first if word not in claimed)
        lift(qtbot, screen)
    assert screen.director.viewer == 1
    screen.controller(OwnSecrets).peek()
    if not covered:
        assert not screen.controller(OwnSecrets).peeking, "who has just played may still sit there"
        screen.controller(OwnSecrets).peek()
    assert screen.controller(OwnSecrets).peeking
    assert not any(secret in words_on(screen) for secret in hidden_words(screen, 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_while_the_computer_plays_nobody_can_look(qtbot: QtBot, edition: str) -> None:
    screen = table_with(edition, as_it_is, turn=2)
    assert screen.director.viewer == -1
    screen.controller(OwnSecrets).peek()
    assert not screen.controller(OwnSecrets).peeking and screen.controller(OwnSecrets).sealed.isHidden()
    assert not any(secret in words_on(screen) for secret in hidden_words(screen, -1))


def test_the_picture_kept_with_a_save_shows_no_look(qtbot: QtBot) -> None:
    screen = table_with("capitals", as_it_is)
    lift(qtbot, screen)
    plain = picture_kept(screen)
    screen.controller(OwnSecrets).peek()
    assert picture_kept(screen) == plain


def test_the_curtain_names_what_is_secret_behind_it(qtbot: QtBot) -> None:
    def without_cards(asked: Decision, game: Game) -> bool:
        return not game.state.decks["territory"].hands[asked.player]

    def with_cards(asked: Decision, game: Game) -> bool:
        return not without_cards(asked, game)

    told = ((without_cards, "tables.curtain.look_away.mission"), (with_cards, "tables.curtain.look_away.hand"))
    for fits, key in told:
        screen = sit_down("secret-mission", "reinforce", 3, fits, people=(0, 1, 2))
        let_hang(qtbot, screen)
        (curtain,) = screen.findChildren(Curtain)
        assert curtain.cloth.look_away == tr(key)
