"""The game of a lesson: the usual game, which takes only what the step lets through, with dice that fall as told."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.ai.player import safe_choice
from risk_desktop.editions.godstorm.afterlife import AFTERLIFE
from risk_desktop.editions.godstorm.pantheons import PANTHEON
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import SetupEnded
from risk_desktop.engine.game import Game, IllegalChoice, Record
from risk_desktop.engine.options import Amounts, Choices, Reason
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import NOBODY, GameState, Marker, Piece
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view

from .check import board_of
from .course import Course
from .patterns import Pattern
from .schema import Lesson, LessonPosition, Stack

HINT = "lesson.not_now"
"""Key of the reason why a choice that the rules allow isn't taken: the coach says it in the words of the step."""


class LessonDice(SeededDice):
    """Dice that show what a step has told them first, as far as it is on the die, and then roll as usual."""

    __slots__ = ("told",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told: list[int] = []

    def roll(self, sides: int) -> int:
        """Return 1 to ``sides``."""
        if not self.told:
            return super().roll(sides)
        value = min(sides, self.told.pop(0))
        if self.log is not None:
            self.log.append(value)
        return value


class GuidedGame(Game):
    """A game along a ``course``. What it doesn't let through is refused with the reason HINT, and nothing has changed."""

    __slots__ = ("course",)

    def __init__(self, rules: Rules, state: GameState, course: Course) -> None:
        super().__init__(rules, state, LessonDice(state.seed))
        self.course = course

    def pending(self) -> Decision | None:
        """Return what is asked, with only what the step lets through; None when the game is over."""
        asked = self._asked_by_rules()
        return asked if asked is None or self.course.settling else self.course.narrowed(asked)

    def apply(self, choice: Choice) -> Record:
        """Answer, and go on to the next step of the lesson where this one waited for it. IllegalChoice."""
        asked = self._asked_by_rules()
        if asked is not None and not self.course.allows(asked, choice):
            raise IllegalChoice(choice, Reason(HINT))
        if asked is not None and asked.player == self.course.lesson.person and self.course.step.rolls:
            assert isinstance(self.dice, LessonDice)
            self.dice.told = list(self.course.step.rolls)
        self.course.settling = True
        try:
            record = super().apply(choice)
        finally:
            self.course.settling = False
        if asked is not None:
            self.course.took(asked)
        return record

    def _asked_by_rules(self) -> Decision | None:
        before, self.course.settling = self.course.settling, True
        try:
            return super().pending()
        finally:
            self.course.settling = before


def open_lesson(lesson: Lesson) -> GuidedGame:
    """Return the game of a lesson at its prepared position, nothing asked yet. The same choices give the same game."""
    board = board_of(lesson)
    course = Course(lesson, board)
    extra = (course.module, _laying(lesson.position))
    rules = make_rules(lesson.edition, board, len(lesson.seats), lesson.options, extra)
    game = start_game(rules, lesson.seed)
    play_setup(game)
    return GuidedGame(rules, game.state, course)


def play_setup(game: Game) -> None:
    """Let all players answer the questions of the set-up somehow: the position is laid over what comes of it."""
    while game.state.round == 0 and (decision := game.pending()) is not None:
        game.apply(safe_choice(decision, view(game, decision.player)))
    game.pending()
    game.take_events()


def _laying(position: LessonPosition) -> Module:
    """Return a module that lays a position over the board at the end of the set-up, before a first turn counts anything."""

    def lay(game: Game, event: SetupEnded) -> None:
        prepare(game, position)

    return Module(id="prepared", triggers={SetupEnded: (lay,)})


def prepare(game: Game, position: LessonPosition) -> None:
    """Lay the position of a lesson over the game's."""
    state, index = game.state, game.rules.board.index
    for territory, owner in enumerate(state.owner):
        if 0 <= owner < state.players:
            state.owner[territory], state.armies[territory] = NOBODY, 0
    for seat, lands in enumerate(position.lands):
        for name in lands:
            state.owner[index(name)], state.armies[index(name)] = seat, position.armies.get(name, 1)
    state.pieces = [Piece(piece.kind, piece.seat, index(piece.territory)) for piece in position.pieces]
    if position.markers:
        state.markers = [Marker(marker.kind, index(marker.territory)) for marker in position.markers]
    for slot, name, values in (
        ("money", "held", position.money),
        (PANTHEON, "of", position.pantheons),
        (AFTERLIFE, "dead", position.dead),
    ):
        if values:
            getattr(state.slots[slot], name)[: len(values)] = list(values)
    for stack in position.cards:
        _stack(state, stack)


def _stack(state: GameState, stack: Stack) -> None:
    """Take cards from wherever they are and put them into a hand, or on top of their deck."""
    deck = state.decks[stack.deck]
    for pile in (deck.draw, deck.discard, deck.aside, *deck.hands):
        pile[:] = [card for card in pile if card not in stack.cards]
    if stack.seat >= 0:
        deck.hands[stack.seat] += stack.cards
    else:
        deck.draw += reversed(stack.cards)


def answer_of(course: Course, game: Game, decision: Decision) -> Choice:
    """Return what the lesson lets an opponent answer in the step that is on; the safe choice where it says nothing."""
    for answer in course.lesson.answers:
        fits = (answer.seat, answer.decision) == (decision.player, decision.kind)
        if fits and answer.during in ("", course.step.id):
            found = _first(decision, [Pattern(written, game.rules.board) for written in answer.choices])
            if found is not None:
                return found
    return safe_choice(decision, view(game, decision.player))


def _first(decision: Decision, patterns: Sequence[Pattern]) -> Choice | None:
    """Return the first choice on offer that fits one of the patterns, the first pattern before the second."""
    options = decision.options
    listed: list[Choice] = list(options) if isinstance(options, Choices) else []
    if isinstance(options, Amounts):
        listed = [options.of(n) for n in range(options.lo, options.hi + 1)]
    for pattern in patterns:
        made = pattern.made()
        if made is not None and made in options:
            return made
        fitting = next((choice for choice in listed if pattern.fits(choice)), None)
        if fitting is not None:
            return fitting
    return None
