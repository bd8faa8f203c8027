"""What the robots do, from the first screen on. Each takes a person at the first screen and the wishes of the command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMenu

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import set_language, tr
from risk_desktop.ui.kit import Combo
from risk_desktop.ui.main_window import MainWindow
from risk_desktop.ui.play.changing_hands import OPEN_KINDS
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.screens.first import FirstScreen
from risk_desktop.ui.screens.settings import SettingsDialog
from tests.e2e import strategy
from tests.e2e.driver import Person
from tests.e2e.hands import called
from tests.e2e.secrets import leaks
from tests.e2e.stage import open_window, start_game


def game(person: Person, wish: argparse.Namespace) -> None:
    """One person against easy opponents, from the first screen to the win screen and back."""
    options = {"round_limit": wish.rounds} if wish.rounds else None
    start_game(person, kinds(wish), wish.speed, options, wish.edition)
    person.play_on()
    to_the_end(person)


def kinds(wish: argparse.Namespace) -> tuple[str, ...]:
    """Return who sits where: a person and easy opponents, as many as wished, else as near to three as may be."""
    allowed = EDITIONS[wish.edition].all_players if wish.edition else (3,)
    count = wish.players or min(allowed, key=lambda number: abs(number - 3))
    return ("human", *("easy",) * (count - 1))


def to_the_end(person: Person) -> None:
    """Look at the win screen and go to the first screen."""
    person.rest(300)
    person.eye("win")
    person.press(person.keyed("Esc"))
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.rest(100)
    person.eye("first-after")


# --- several persons at one screen


def party(person: Person, wish: argparse.Namespace) -> None:
    """Two persons and a computer at one screen: the curtain between them, and no hand for the other's eyes."""
    options = {"round_limit": wish.rounds or 10}
    seats = kinds(wish)
    start_game(person, ("human", "human", *seats[2:]), wish.speed, options, wish.edition)
    watch = CurtainWatch(person)
    person.watch.append(watch.look)
    person.play_on()
    person.watch.clear()
    if watch.curtains < min(4, watch.rounds - 1):
        person.give_up(f"only {watch.curtains} curtains in {watch.rounds} rounds")
    to_the_end(person)


class CurtainWatch:
    """Follows who sits at the screen; every change of hands needs a curtain, and nothing secret ever shows."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._seat = -1
        self._covered = False
        self.curtains = self.rounds = 0

    def look(self) -> None:
        """Look at the screen as it is now."""
        person = self._person
        self.rounds = person.play.desk.game.state.round
        for leak in leaks(person.play):
            person.give_up(leak)
        decision, overlay = person.decision, person.overlay
        if overlay is not None and decision is None:
            self._covered = True
            if person.play.furniture.hand.isVisible():
                person.give_up("a hand shows below the curtain")
            return
        if decision is None or overlay is not None:
            return
        if decision.kind in OPEN_KINDS:
            if decision.player != self._seat and person.play.furniture.hand.isVisible():
                person.give_up("a hand shows while the other player places for a neutral colour")
            return
        if decision.player != self._seat and person.play.desk.game.state.round > 0:
            if self._seat >= 0 and not self._covered:
                person.give_up(f"no curtain between seat {self._seat} and {decision.player}")
            self.curtains += 1
        self._seat, self._covered = decision.player, False


# --- leaving and coming back


@dataclass(frozen=True)
class Moment:
    """What must be the same after a break."""

    decision: tuple[int, str]
    owners: tuple[int, ...]
    armies: tuple[int, ...]
    title: str


def moment_of(person: Person) -> Moment:
    """Return the moment that the person is in."""
    decision = person.decision
    assert isinstance(decision, Decision)
    state = person.play.desk.game.state
    title = person.play.furniture.prompt.ask.title
    return Moment((decision.player, decision.kind), tuple(state.owner), tuple(state.armies), title)


def resume(person: Person, wish: argparse.Namespace) -> None:
    """Leave in mid-turn and continue; close the window and start again; undo."""
    start_game(person, speed=wish.speed)
    for kind in ("claim", "setup_place", "reinforce", "attack", "fortify"):
        # A game in which nobody has chosen anything is not worth keeping.
        person.play_on(lambda kind=kind: asked(person) == kind and begun(person))  # type: ignore[misc]
        before = moment_of(person)
        leave(person)
        person.eye(f"continue-{kind}")
        person.press(person.keyed("Space"))
        same_again(person, before, f"after leaving at {kind}")
    person.play_on(lambda: asked(person) == "attack" and person.play.desk.game.state.round > 1)
    before = moment_of(person)
    person.main.close()
    person.rest(100)
    person.main.deleteLater()
    window = open_window(QSize(*(int(part) for part in wish.size.split("x"))))
    move_to(person, window)
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.eye("first-second-start")
    person.press(person.keyed("Space"))
    same_again(person, before, "after a new start of the program")
    undo(person)


def begun(person: Person) -> bool:
    """Tell whether anybody has taken land yet."""
    return any(owner >= 0 for owner in person.play.desk.game.state.owner)


def asked(person: Person) -> str:
    """Return the kind of the decision that the person has to make, "" for none."""
    if person.overlay is not None or not isinstance(person.screen, PlayScreen):
        return ""
    return person.decision.kind if person.decision is not None else ""


def move_to(person: Person, window: MainWindow) -> None:
    """Let the person sit down at another window."""
    person.main = person.window = window
    person.eye.__self__.window = window  # type: ignore[attr-defined]


def leave(person: Person) -> None:
    """Open the menu and go to the first screen."""
    person.press(person.play.furniture.corner.menu)
    person.wait(lambda: person.overlay is not None, "the menu", 3)
    person.rest(250)
    person.eye("menu")
    person.press(person.button("leave"))
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.rest(50)


def same_again(person: Person, before: Moment, when: str) -> None:
    """Check that the game goes on where it was."""
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)
    person.wait(lambda: asked(person), f"a question {when}", 20)
    after = moment_of(person)
    if after != before:
        person.give_up(f"{when}: was {before}, is {after}")


def undo(person: Person) -> None:
    """Confirm a placing and take it back; a roll can't be taken back."""
    person.play_on(lambda: asked(person) == "reinforce")
    before = moment_of(person)
    person.act()
    person.wait(lambda: asked(person) == "attack", "the attack", 10)
    person.press(person.play.furniture.corner.undo)
    soon(person, lambda: asked(person) == "reinforce", "the placing to be taken back")
    same_again(person, before, "after undo")
    rounds = person.play.desk.game.state.round

    def thrown() -> bool:
        return person.log[-1].startswith("prompt: secondary") or person.play.desk.game.state.round > rounds

    person.play_on(thrown)
    person.wait(lambda: asked(person), "a question", 20)
    if person.log[-1].startswith("prompt: secondary") and person.play.furniture.corner.undo.isEnabled():
        person.give_up("a roll could be taken back")


# --- settings in play


def settings(person: Person, wish: argparse.Namespace) -> None:
    """Change language, text size, theme and more while a game runs; resize the window; play on after each."""
    start_game(person, speed=wish.speed)
    person.play_on(lambda: asked(person) == "attack")
    for name, value in (
        ("language", "de"),
        ("text_scale", 200),
        ("theme", "parchment"),
        ("text_scale", 100),
        ("language", "sv"),
        ("theme", "dark"),
        ("language", wish.language),
    ):
        before = moment_of(person)
        change(person, name, value)
        after = moment_of(person)
        if (after.decision, after.armies) != (before.decision, before.armies):
            person.give_up(f"the game is another after {name} = {value}")
        if name == "language" and after.title == before.title and value != wish.language:
            person.give_up(f"the prompt still says {after.title!r} in {value}")
        check_language(person, str(value) if name == "language" else "")
        person.eye(f"{name}-{value}")
        acts = person.acts
        person.play_on(lambda acts=acts: person.acts >= acts + 3 and asked(person) == "attack")  # type: ignore[misc]
    for width, height in ((1600, 900), (1024, 640), (1920, 1080), (1280, 720)):
        person.main.resize(width, height)
        person.rest(400)
        person.eye(f"size-{width}x{height}")
        acts = person.acts
        person.play_on(lambda acts=acts: person.acts >= acts + 3 and asked(person) == "attack")  # type: ignore[misc]


def change(person: Person, name: str, value: object) -> None:
    """Open the settings, change one, close them."""
    person.press(person.play.furniture.status.settings)
    person.wait(lambda: isinstance(person.overlay, SettingsDialog), "the settings", 3)
    person.rest(250)
    person.eye("settings")
    dialog = person.overlay
    named = {tr(f"screens.settings.{name}")}
    if name == "theme":
        person.press(person.button(tr(f"screens.settings.theme.{value}")))
    else:
        combo = next(each for each in dialog.findChildren(Combo) if each.accessibleName() in named)  # type: ignore[union-attr]
        person.choose(combo, combo._values.index(value))
    person.rest(300)
    if person.overlay is None:
        person.give_up(f"the settings closed themselves after {name} = {value}")
    person.eye(f"settings-{name}-{value}")
    person.press(person.keyed("Space"))
    person.wait(lambda: person.overlay is None, "the settings to close", 3)
    person.wait(lambda: asked(person), "the question to be there again", 5)


def check_language(person: Person, code: str) -> None:
    """Check that furniture that stays was translated too."""
    if not code:
        return
    set_language(code)
    wanted = tr("play.menu.settings")
    found = person.play.furniture.status.settings.accessibleName()
    if found != wanted:
        person.give_up(f"the button of the settings is called {found!r} in {code}, not {wanted!r}")


# --- pace


def pace(person: Person, wish: argparse.Namespace) -> None:
    """Speeds in play: step by step, skip to my turn, and animations that never keep a person waiting."""
    start_game(person, ("human", "easy", "easy"), speed="step")
    person.play_on(lambda: asked(person) == "reinforce")
    person.play_on(lambda: asked(person) == "fortify")
    person.act()
    steps = 0
    for _ in range(3):
        person.wait(lambda: person.stepping or asked(person), "the next step", 30)
        if asked(person):
            break
        person.eye("step")
        person.prompt("primary")
        steps += 1
        person.rest(30)
    if not steps:
        person.give_up("no step between the opponents' moves")
    person.wait(lambda: person.stepping or asked(person), "the next step", 30)
    if not asked(person):
        person.prompt("secondary")
        person.wait(lambda: asked(person) or person.over, "my turn after skipping", 30)
    choose_speed(person, "normal")
    person.play_on(lambda: asked(person) == "fortify")
    person.act()
    person.wait(lambda: not asked(person), "the opponents", 5)
    person.rest(600)
    person.eye("watching")
    person.prompt("primary")
    person.wait(lambda: asked(person) or person.over, "my turn after skipping", 15)
    for speed in ("slow", "fast", "instant"):
        choose_speed(person, speed)
    rounds = person.play.desk.game.state.round
    person.play_on(lambda: person.play.desk.game.state.round > rounds + 1)


def choose_speed(person: Person, speed: str) -> None:
    """Choose the opponents' speed in the menu at the top right."""
    person.press(person.play.furniture.status.speed)
    person.wait(lambda: isinstance(QApplication.activePopupWidget(), QMenu), "the speeds", 3)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    person.choose_in_menu(menu, speed)
    person.wait(lambda: person.play.director.speed == speed, f"the speed {speed}", 3)


# --- every key


def keys(person: Person, wish: argparse.Namespace) -> None:
    """Press every key that a tooltip or a key cap names, and see that it does what it says."""
    start_game(person, speed="instant")
    person.play_on(lambda: asked(person) == "attack")
    play, things = person.play, person.play.furniture
    person.press(things.corner.menu)
    person.wait(lambda: person.overlay is not None, "the menu", 3)
    person.rest(250)
    person.key(Qt.Key.Key_E)
    if asked_below(person) != "attack":
        person.give_up("E ended the attack through the menu")
    go_round(person)
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: person.overlay is None, "the menu to close", 3)
    soon(person, play.board.hasFocus, "the board has the keyboard again after the menu")
    rules_and_sound(person)
    for key, mode in (("T", "regions"), ("T", "owners"), ("V", "strength"), ("V", "owners")):
        person.sequence(key)
        soon(person, lambda mode=mode: play.views.mode == mode, f"{key} to show {mode}")  # type: ignore[misc]
    for key in ("+", "-", "0"):
        before = play.board.badge_rect(0).center()
        person.sequence(key)
        person.rest(500)
        if key != "0":
            expect(person, play.board.badge_rect(0).center() != before, f"{key} zooms")
    for number in (1, 2):
        full = person.main.windowState()
        person.key(Qt.Key.Key_F11)
        person.rest(200)
        expect(person, person.main.windowState() != full, f"F11 changes the window ({number})")
    go_round(person)
    letting_go(person)
    cards(person)


def expect(person: Person, fact: bool, words: str) -> None:
    """CantDo unless the fact holds."""
    if not fact:
        person.give_up(f"expected: {words}")


def soon(person: Person, fact: Callable[[], object], words: str) -> None:
    """CantDo unless the fact holds within a moment."""
    person.wait(fact, words, 1.5)


def asked_below(person: Person) -> str:
    """Return the kind of the decision, whatever lies over it."""
    return person.decision.kind if person.decision is not None else ""


def go_round(person: Person) -> None:
    """Press Tab until the focus is where it was; each stop must be visible and have a name."""
    first = person.main.focusWidget()
    stops = [first]
    for _ in range(80):
        person.key(Qt.Key.Key_Tab)
        focus = person.main.focusWidget()
        if focus is first:
            break
        if focus is None or not focus.isVisible():
            person.give_up(f"Tab leads to {called(focus)}, which can't be seen, after {called(stops[-1])}")
        if not focus.accessibleName():
            person.give_up(f"Tab leads to {called(focus)}, which has no name")
        stops.append(focus)
    else:
        person.give_up(f"Tab doesn't come back to {called(first)}: {[called(stop) for stop in stops[-6:]]}")
    expect(person, len(stops) > 3, "Tab leads round")


def rules_and_sound(person: Person) -> None:
    """F1 shows the rule of the step and hides it, Esc hides it too; M switches the sound."""
    things = person.play.furniture
    person.sequence("F1")
    soon(person, lambda: things.rules.isVisible(), "F1 shows the rule")
    person.eye("rules")
    person.sequence("F1")
    soon(person, lambda: not things.rules.isVisible(), "F1 hides the rule")
    person.sequence("F1")
    soon(person, lambda: things.rules.isVisible(), "F1 shows the rule again")
    person.key(Qt.Key.Key_Escape)
    soon(person, lambda: not things.rules.isVisible() and person.overlay is None, "Esc hides the rule only")
    muted = person.play._context.settings.muted
    person.sequence("M")
    soon(person, lambda: person.play._context.settings.muted != muted, "M switches the sound")
    person.sequence("M")


def letting_go(person: Person) -> None:
    """Esc lets go of target and origin, then opens the menu; 1 to 3 choose dice; U takes placed armies back."""
    game = person.play.desk.game
    decision = person.decision
    assert decision is not None
    edges = [(o, t) for o, t in decision.options.edges() if game.state.armies[o] > 3]  # type: ignore[attr-defined]
    expect(person, bool(edges), "somebody can attack with three dice")
    origin, target = edges[0]
    person.take(origin)
    person.take(target)
    presenter = person.play.director.presenter
    person.key(Qt.Key.Key_2)
    person.rest(10)
    expect(person, presenter._dice == 2, "2 chooses two dice")  # type: ignore[union-attr]
    person.key(Qt.Key.Key_Escape)
    person.key(Qt.Key.Key_Escape)
    expect(person, (presenter.origin, presenter.target) == (-1, -1), "Esc lets go")  # type: ignore[union-attr]
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: person.overlay is not None, "the menu after Esc", 3)
    person.rest(250)
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: person.overlay is None, "the menu to close", 3)
    person.play_on(lambda: asked(person) == "reinforce")
    person.walk(decision_front(person))  # type: ignore[attr-defined]
    person.key(Qt.Key.Key_Return)
    before = person.play.director.presenter.left  # type: ignore[union-attr]
    for key in ("U", "Ctrl+Z"):
        person.sequence(key)
        soon(person, lambda: person.play.director.presenter.left == before + 1, f"{key} to take an army back")  # type: ignore[union-attr]
        person.key(Qt.Key.Key_Return)


def decision_front(person: Person) -> int:
    """Return the strongest territory with enemies near."""
    assert person.decision is not None
    return strategy.fronts(person.play.desk.game, person.decision.player)[0]


def cards(person: Person) -> None:
    """C lays the cards on the table as soon as there are any."""
    hands = person.play.desk.game.state.decks["territory"].hands

    def owns() -> bool:
        seat = person.play.director.viewer
        return asked(person) != "" and bool(person.play.desk.game.state.decks["territory"].hands[seat])

    expect(person, hands is not None, "there are cards")
    person.play_on(owns)
    person.sequence("C")
    person.wait(lambda: person.overlay is not None, "the cards after C", 3)
    person.rest(300)
    person.eye("cards")
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: person.overlay is None, "the cards to go", 3)
