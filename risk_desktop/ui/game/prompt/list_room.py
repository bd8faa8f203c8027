"""Where the list of answers stands: above the prompt, at the left of the board, or below a board that has given way."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from risk_desktop.ui.board import BoardView
from risk_desktop.ui.game.prompt.choice_list import ChoiceList
from risk_desktop.ui.game.side_room import SideRoom
from risk_desktop.ui.theme import current_metrics

_GAP = 8
# The list takes at most this share of the window's height.
_HIGHEST = 0.4
# A board that gives way to it keeps at least this share of its height: where that is too little to be read, the list lies on it.
_KEPT = 0.55


class ListRoom:
    """Places the list where it hides no land to choose from, if there is such a place. It scrolls where it must."""

    def __init__(self, choices: ChoiceList, board: BoardView, side: SideRoom) -> None:
        self._choices, self._board, self._side = choices, board, side
        self._moment: object = None
        """The moment at which it stands at the left of the board, None: it doesn't."""
        self._asked: object = None
        self._given = 0

    def wanted(self, prompt: QRect, bottom: int, free: QRect, whole: QRect, question: str) -> int:
        """Return how much height a board in a folded window gives up for a list that ends at ``bottom``, px.

        ``free``: where the board is, ``whole``: where it would be without any list. What is given up for a list stays.
        """
        if self._choices.isHidden():
            self._asked, self._given = None, 0
            return 0
        asked = question, self._choices.words, whole.height()
        if asked != self._asked:
            place = self._above(prompt, bottom, free.top(), _HIGHEST * current_metrics().height)
            bearable = place.height() + _GAP <= (1 - _KEPT) * whole.height()
            self._asked, self._given = asked, place.height() if bearable and self._board.hides_choice(place) else 0
        return self._given

    def place(self, prompt: QRect, bottom: int, free: QRect, whole: QRect, moment: object, *, folded: bool) -> None:
        """Stand above the prompt's right end, ending at ``bottom``; in a window that isn't folded perhaps at the left."""
        highest = self._given or _HIGHEST * current_metrics().height
        place = self._above(prompt, bottom, free.top() if not self._given else 0, highest)
        aside = self._beside(self._choices.wanted(), whole)
        if self._choices.isHidden() or folded:
            self._moment = None
            self._side.rest(moment)
        elif (self._moment == moment or self._may_step_aside(place)) and self._side.hold(aside, moment):
            self._moment, place = moment, aside
        self._choices.setGeometry(place)

    def _above(self, prompt: QRect, bottom: int, top: int, highest: float) -> QRect:
        """Return the place above the prompt's right end, not so high that it would reach the ribbon."""
        wanted = self._choices.wanted()
        width = min(wanted.width(), prompt.width())
        height = min(wanted.height(), bottom - top - current_metrics().margin, int(highest))
        return QRect(prompt.right() + 1 - width, bottom - height, width, height)

    def _may_step_aside(self, place: QRect) -> bool:
        """Tell whether a list had better not stand here, and nothing else stands at the left of the board."""
        return not self._side.width and self._board.hides_choice(place)

    def _beside(self, wanted: QSize, whole: QRect) -> QRect:
        """Return the place at the left of the board for a panel of this size."""
        size = current_metrics()
        return QRect(size.margin, whole.top() + size.px(6), wanted.width(), min(wanted.height(), whole.height()))
