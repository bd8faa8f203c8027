"""Presses every key that a tooltip or a key cap names, and sees that it does what it says."""

from __future__ import annotations

import argparse

from PySide6.QtCore import Qt

from tests.e2e import strategy
from tests.e2e.hands import called
from tests.e2e.moments import asked, asked_below, expect, soon
from tests.e2e.person import Person
from tests.e2e.stage import start_game


def play(person: Person, wish: argparse.Namespace) -> None:
    """Press every key that a tooltip or a key cap names, and see that it does what it says."""
    start_game(person, speed="instant")
    person.play_on(lambda: asked(person) == "attack")
    play, things = person.play, person.play.game_layout
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
        before = play.board.places.badge_rect(0).center()
        person.sequence(key)
        person.rest(500)
        if key != "0":
            expect(person, play.board.places.badge_rect(0).center() != before, f"{key} zooms")
    for number in (1, 2):
        full = person.main.windowState()
        person.key(Qt.Key.Key_F11)
        person.rest(200)
        expect(person, person.main.windowState() != full, f"F11 changes the window ({number})")
    go_round(person)
    letting_go(person)
    cards(person)


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
    things = person.play.game_layout
    person.sequence("F1")
    soon(person, lambda: things.rules.isVisible(), "F1 shows the rule")
    person.eye("rules")
    person.sequence("F1")
    soon(person, lambda: not things.rules.isVisible(), "F1 hides the rule")
    person.sequence("F1")
    soon(person, lambda: things.rules.isVisible(), "F1 shows the rule again")
    person.key(Qt.Key.Key_Escape)
    soon(person, lambda: not things.rules.isVisible() and person.overlay is None, "Esc hides the rule only")
    muted = person.play.app.settings.muted
    person.sequence("M")
    soon(person, lambda: person.play.app.settings.muted != muted, "M switches the sound")
    person.sequence("M")


def letting_go(person: Person) -> None:
    """Esc lets go of target and origin, then opens the menu; 1 to 3 choose dice; U takes placed armies back."""
    game = person.play.context.game
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
    expect(person, presenter.dice == 2, "2 chooses two dice")  # type: ignore[union-attr]
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
    return strategy.fronts(person.play.context.game, person.decision.player)[0]


def cards(person: Person) -> None:
    """C lays the cards on the table as soon as there are any."""
    hands = person.play.context.game.state.decks["territory"].hands

    def owns() -> bool:
        seat = person.play.director.viewer
        return asked(person) != "" and bool(person.play.context.game.state.decks["territory"].hands[seat])

    expect(person, hands is not None, "there are cards")
    person.play_on(owns)
    person.sequence("C")
    person.wait(lambda: person.overlay is not None, "the cards after C", 3)
    person.rest(300)
    person.eye("cards")
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: person.overlay is None, "the cards to go", 3)
