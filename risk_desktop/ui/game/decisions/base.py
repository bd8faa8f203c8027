"""What all presenters share: a decision comes, the board is prepared, an answer goes out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.combat import Clash
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.step import Decision, Facts
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks, Preset

SomeOptions = TypeVar("SomeOptions", bound=Options)
SomeFacts = TypeVar("SomeFacts", bound=Facts)
_PICKED = 3
"""Numbers in a row of dice: it is as long where fewer can roll, so that each number stays where it is."""


class InputHandler:
    """What mouse, keys and tray do to a question. This one takes nothing: it stands in while nobody is asked."""

    takes_numbers = False
    """Whether number keys choose something even where the prompt says nothing of them."""

    def click(self, territory: int) -> None:
        """Take a click on a territory."""

    def passes_on(self, territory: int) -> bool:
        """Tell whether a click is for the attack that follows: this question is answered as it stands then."""
        return False

    def click_right(self, territory: int) -> None:
        """Take a right click, or one with Shift."""

    def click_afterlife(self, seat: int) -> None:
        """Take a click on the place where the dead of ``seat`` wait."""

    def click_player(self, seat: int) -> bool:
        """Take a click on a player; False if none is to be named, so that it is for something else."""
        return False

    def press(self, place: str) -> None:
        """Take a press of the "primary", "secondary" or "ghost" button."""

    def set_number(self, number: int) -> None:
        """Take a number from the tray."""

    def pick(self, value: int) -> None:
        """Take a value of the tray's row, or a number key."""

    def pick_more(self, value: int) -> None:
        """Take a value of the tray's second row."""

    def toggle(self, kind: str) -> None:
        """Take a press of a piece in the tray."""

    def take_over(self, choice: Choice) -> None:
        """Take a whole answer that was advised."""

    def let_go(self) -> bool:
        """Take Esc: let go of what is chosen; False if nothing is."""
        return False

    def take_back(self) -> bool:
        """Take back something that has not been answered yet; False if there is nothing."""
        return False

    @property
    def can_take_back(self) -> bool:
        """Tell whether ``take_back`` would take something back."""
        return False


class Presenter(InputHandler, QObject):
    """Base of the presenters. ``begin`` and ``end`` frame one decision; between them the screen passes input on.

    Signals: ``asks`` (an Ask for the prompt), ``refused`` (a Reason and the territory that it is about, or -1),
    ``heard`` (the name of a sound), ``cards_wanted`` (open the card table).
    """

    asks = Signal(object)
    refused = Signal(object, int)
    heard = Signal(str, int)
    cards_wanted = Signal()
    keeps_arrow = False
    stays = False
    """Whether the prompt goes on asking it while what was answered is shown: a press means the same again then."""
    secret = False
    """Whether what is chosen may not be seen by anybody else, on a picture neither."""
    covered = False
    """Whether the hand shows its backs: others look at the screen too."""

    def __init__(self, context: GameContext) -> None:
        super().__init__()
        self.context = context
        self._decision: Decision | None = None
        self._pressed: object = None
        self._sure_of = ""
        """In words, what is asked again."""

    @property
    def decision(self) -> Decision:
        """The decision at hand; only between ``begin`` and ``end``."""
        assert self._decision is not None
        return self._decision

    def options(self, kind: type[SomeOptions]) -> SomeOptions:
        """Return the options at hand as what this presenter is made for; raise TypeError if they are something else."""
        found = self.decision.options
        if not isinstance(found, kind):
            raise TypeError(f"{self.decision.kind!r} gives {type(found).__name__}, expected {kind.__name__}")
        return found

    def facts(self, kind: type[SomeFacts]) -> SomeFacts:
        """Return what the question at hand is about; raise TypeError if its step tells something else."""
        found = self.decision.step.facts(self.context.game)
        if not isinstance(found, kind):
            raise TypeError(f"{self.decision.kind!r} tells {type(found).__name__}, expected {kind.__name__}")
        return found

    @property
    def active(self) -> bool:
        """Tell whether a decision is at hand."""
        return self._decision is not None

    def begin(self, decision: Decision) -> None:
        """Prepare board and prompt for a decision."""
        self._decision, self._pressed = decision, None
        self.context.board.chips.show({})  # what others placed last
        self.start()
        self.refresh()

    def end(self) -> None:
        """Leave the board as it is without a choice."""
        self._decision = None
        board = self.context.board
        board.highlights.clear()
        board.chips.show({})
        board.news.clear()
        if not self.keeps_arrow:
            self.context.hide_arrow()

    def suspend(self) -> None:
        """Leave the board to something else for a while; what is to be there again when it begins anew is kept."""
        self.end()

    def answer(self, choice: Choice) -> bool:
        """Answer the decision; an illegal choice is explained instead, and False returned."""
        reason = self.context.session.answer(choice)
        if reason is not None:
            self.refuse(reason)
        return reason is None

    def take_over(self, choice: Choice) -> None:
        """Answer with what was advised, whatever is chosen so far."""
        self.answer(choice)

    def refuse(self, reason: Reason, territory: int = -1) -> None:
        """Say why something can't be chosen, and shake the territory that it is about."""
        if territory >= 0:
            self.context.board.effects.shake(territory)
        self.refused.emit(reason, territory)

    @property
    def choosable(self) -> frozenset[int]:
        """The territories of which one can be chosen now, for whoever doesn't see them glow."""
        shown = self.context.board.highlights.shown
        return shown.targets | shown.free

    def numbered(self) -> Mapping[int, str]:
        """Return what the number keys choose, in words, where the prompt has no rows that say so."""
        return {}

    # --- what can't be taken back

    def pressed_twice(self, what: object) -> bool:
        """Tell whether ``what``, which can't be taken back, has been pressed before: the first press only asks."""
        if self._pressed == what:
            return True
        self._pressed = what
        self.refresh()
        return False

    def sure(self, what: object, act: Act) -> Act:
        """Return the button for ``what``; once it has been pressed it asks for another press, in the same place."""
        again = Act(tr("play.sure"), act.key, act.icon)
        if self._pressed != what:
            return replace(act, others=(again,))
        self._sure_of = act.words
        return replace(again, others=(act,))

    # --- what presenters override

    def start(self) -> None:
        """Set out for a new decision."""

    def refresh(self) -> None:
        """Show board and prompt as they are now; what has to be pressed again is asked, and why."""
        self._sure_of = ""
        ask = self.ask()
        if self._pressed is not None:
            title = tr("play.sure.title", act=self._sure_of) if self._sure_of else ask.title
            ask = replace(ask, title=title, help=tr("play.sure.help"))
        if self._passes_round:
            name = self.context.names.player(self.decision.player)
            ask = replace(ask, title=tr("play.named", name=name, title=ask.title))
        self.asks.emit(replace(ask, asked=self.decision.player))

    @property
    def _passes_round(self) -> bool:
        """Whether questions go from one person to the next without a turn of theirs, as in the set-up and for bids, so that each
        must say whose it is.
        """
        return not self.context.game.state.phase and not self.context.session.is_alone

    def ask(self) -> Ask:
        """Return what the prompt says now."""
        raise NotImplementedError

    def clash(self) -> Clash | None:
        """Return the roll that the question is about, as far as everybody may know it; None if it is about none."""
        return None

    def new_turn(self) -> None:
        """A turn has begun: forget what was chosen in the last one."""


def fewest_or_all(number: Number | None, every: str = "") -> tuple[Preset, ...]:
    """Return the buttons that go to both ends of a number of armies, none where there is nothing to choose.

    ``every``: what "all" is called here.
    """
    if number is None or number.fixed:
        return ()
    fewest = tr("play.least", n=number.low) if number.low else tr("play.none")
    return Preset(fewest, number.low), Preset(every or tr("play.all"), number.high)


def number_picks(name: str, most: int, value: int) -> Picks:
    """Return a row of the numbers 1 to 3 with one chosen; those above ``most`` can't be."""
    last = max(_PICKED, most)
    choices, off = tuple((n, str(n)) for n in range(1, last + 1)), tuple(range(most + 1, last + 1))
    return Picks(name, choices, value, off, Reason("play.dice_most", {"n": most}))
