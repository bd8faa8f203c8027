"""The robot's eyes: a picture of every state, and what looks wrong in it: cut words, widgets that overlap or stick out.

At every moment of change they compare who acts by the parts of the screen.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget

from risk_desktop.ui.art import lettering
from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.cards.decks.drawn_cards import DrawnCards
from risk_desktop.ui.game.cards.territory.card_fan import FanCard
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, ButtonControl, FocusRing, Overlay, Shadow
from risk_desktop.ui.window.main_window import MainWindow
from tests.e2e.agreement import AgreementWatch
from tests.e2e.stale import picture_of, stale

SLACK = 2
"""So many px may words or widgets stick out before it counts."""
COVERED = 0.24
"""This share of a name may be covered before it counts: the board allows less, but here all is in whole px."""
_STILL_MS = 400


class Eyes:
    """Looks at each named state once. ``found`` holds what looks wrong, in words."""

    def __init__(self, window: MainWindow, folder: Path | None = None, check: bool = False) -> None:
        self.window = window
        self.folder, self.check = folder, check
        self.found: list[str] = []
        self.seen: set[str] = set()
        self._cut: set[str] = set()
        if check:
            _watch_texts(self._cut)
            self.agreement = AgreementWatch(self._play_screen, self.found)

    def _play_screen(self) -> PlayScreen | None:
        """Return the play screen that shows, if any."""
        return next((each for each in self.window.findChildren(PlayScreen) if each.isVisible()), None)

    def look(self, state: str) -> None:
        """Look at a state unless it has been seen before."""
        if state in self.seen or not (self.folder or self.check):
            return
        self.seen.add(state)
        QApplication.processEvents()
        boards = [board for board in self.window.findChildren(BoardView) if board.isVisible()]
        for board in boards:
            board.finish_baking()
        for mini_board in self.window.findChildren(MiniBoard):
            mini_board.finish()
        self._cut.clear()
        picture = picture_of(self.window)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            picture.save(str(self.folder / f"{len(self.seen):02d}-{state}.png"))
        if self.check:
            self.agreement.look()
            wrong = [*sorted(self._cut), *cut_words(self.window), *outside(self.window), *overlaps(self.window)]
            wrong += [words for board in boards for words in covered_names(board)]
            wrong += old_pictures(self.window)
            self.found += [f"{state}: {words}" for words in wrong]


def old_pictures(window: MainWindow) -> Iterator[str]:
    """Yield where something is still on the screen that has gone: twice the same place, what moves is not meant."""
    places = [stale(window)]
    for _ in range(2):
        if places[-1].isEmpty():
            return
        QTest.qWait(_STILL_MS)
        places.append(stale(window))
    if places[0] == places[1] == places[2]:
        yield f"an old picture stays at {places[0].getRect()}"


# --- words


def _watch_texts(cut: set[str]) -> None:
    """Note every text that is painted into too little room, wherever the program paints one."""
    real = lettering.draw_text

    def draw_text(
        painter: QPainter,
        rect: QRectF,
        words: str,
        font: QFont,
        colour: str,
        align: object = lettering.LEFT,
        *,
        wrap: bool = False,
    ) -> None:
        if wrap:
            box = QFontMetrics(font).boundingRect(rect.toRect(), Qt.TextFlag.TextWordWrap.value, words)
            if box.height() > rect.height() + 2 * SLACK:
                cut.add(f"{words!r} needs a height of {box.height()} px, has {rect.height():.0f}")
        elif words and lettering.text_width(words, font) > rect.width() + SLACK:
            cut.add(f"{words!r} needs {lettering.text_width(words, font):.0f} px, has {rect.width():.0f}")
        elif words and (high := QFontMetrics(font).capHeight()) > rect.height() + SLACK:
            cut.add(f"{words!r} needs a height of {high} px, has {rect.height():.0f}")
        if words.endswith("…") and not _meant(words):
            cut.add(f"{words!r} is elided")
        real(painter, rect, words, font, colour, align, wrap=wrap)

    for module in list(sys.modules.values()):
        if module.__name__.startswith("risk_desktop.ui") and getattr(module, "draw_text", None) is real:
            module.draw_text = draw_text  # type: ignore[attr-defined]


def _meant(words: str) -> bool:
    """Tell whether three dots are part of a text of ours."""
    return words.endswith(" …") or (words.count(" ") > 0 and len(words) > 24)


def cut_words(window: QWidget) -> Iterator[str]:
    """Yield labels and buttons that are too small for their words."""
    for label in _visible(window, QLabel):
        words = label.text()
        if not words or label.visibleRegion().isEmpty():
            continue
        room = label.contentsRect()
        wrap = label.wordWrap()
        needs = QFontMetrics(label.font()).boundingRect(
            QRect(0, 0, room.width() if wrap else 100_000, 100_000),
            Qt.TextFlag.TextWordWrap.value if wrap else 0,
            words,
        )
        if needs.width() > room.width() + SLACK or needs.height() > room.height() + 2 * SLACK:
            yield (
                f"label {words!r} needs {needs.width()}x{needs.height()} px, has {room.width()}x{room.height()}"
                f" in {_path(label)}"
            )
    for button in _visible(window, Button):
        hint = button.sizeHint()
        if button.width() + SLACK < hint.width() or button.height() < min(32, hint.height()):
            yield f"button {button.words()!r} needs {_size(hint)}, has {_size(button.size())}"
    for row in _visible(window, ButtonControl):
        # A row in a list, whose height follows from its words; the others paint in whatever room they have.
        if row.hasHeightForWidth() and row.height() + SLACK < (least := row.heightForWidth(row.width())):
            yield f"{_path(row)} needs a height of {least} px, has {row.height()}"


# --- the board


def covered_names(board: BoardView) -> Iterator[str]:
    """Yield names of a board that is seen as a whole on which badges, figures or other names lie.

    Where the pointer is a name shows whatever it covers. From nearer or from afar names are laid out otherwise.
    """
    if not board.camera.is_home:
        return
    lands = [land for land in range(len(board.position.owners)) if board.places.on_board(land)]
    names = {land: rect for land in lands if (rect := board.places.name_rect(land)) is not None}
    quiet = names.keys() - board.board_scene.labels.raised
    for land in sorted(quiet):
        rect, words = names[land], board.descriptions.name(land)
        for other in lands:
            if (share := sum(_share(rect, each) for each in board.places.standing_rects(other))) > COVERED:
                yield f"the name {words!r} is covered to {share:.0%} by what stands in {board.descriptions.name(other)!r}"
            if other > land and other in quiet and (share := _share(rect, names[other])) > COVERED:
                yield f"the names {words!r} and {board.descriptions.name(other)!r} cover each other to {share:.0%}"


def _share(rect: QRect, other: QRect) -> float:
    """Return how much of a rectangle another one covers; both have been rounded outwards by up to a pixel a side."""
    rect, other = rect.adjusted(1, 1, -1, -1), other.adjusted(1, 1, -1, -1)
    shared = rect.intersected(other)
    return max(0, shared.width()) * max(0, shared.height()) / (rect.width() * rect.height())


# --- places


def outside(window: QWidget) -> Iterator[str]:
    """Yield visible widgets that stick out of the window, unless they can be scrolled to.

    A mere container shows nothing itself, and may be empty: what is in it is looked at for itself.
    """
    for widget in _visible(window, QWidget):
        if (
            type(widget) is QWidget
            or isinstance(widget, (Shadow, FocusRing))
            or widget.size().isEmpty()
            or _in_scroll(widget)
            or _in_board(widget)
            or _rises(widget)
        ):
            continue
        rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        if not window.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
            yield f"{_path(widget)} at {_rect(rect)} sticks out of the window"


def overlaps(window: QWidget) -> Iterator[str]:
    """Yield pairs of visible siblings that lie over each other and should not."""
    for parent in [window, *_visible(window, QWidget)]:
        if isinstance(parent, (QLineEdit, QAbstractScrollArea)) or _in_board(parent):
            continue
        children = [child for child in _direct(parent) if not _may_lie_over(child)]
        for first, second in combinations(children, 2):
            if not first.geometry().intersects(second.geometry()):
                continue
            shared = _shape(first, parent).intersected(_shape(second, parent)).boundingRect()
            if shared.width() > SLACK and shared.height() > SLACK:
                yield f"{_path(first)} and {_path(second)} overlap by {shared.width()}x{shared.height()} px"


def _shape(widget: QWidget, above: QWidget) -> QRegion:
    """Return where a widget shows something: a mere container only where its children do, one with a mask within it.

    The margins that a panel keeps free within its frame are for a title that stands there.
    """
    corner = widget.mapTo(above, QPoint(0, 0))
    if not widget.mask().isEmpty():
        return widget.mask().translated(corner)
    if type(widget) is not QWidget and not isinstance(widget, QAbstractScrollArea):
        return QRegion(widget.contentsRect().translated(corner))
    shape = QRegion()
    for child in _direct(widget):
        shape = shape.united(_shape(child, above))
    return shape.intersected(QRect(corner, widget.size()))


def _may_lie_over(widget: QWidget) -> bool:
    """Tell whether a widget is made to lie over or under others: board, dialogs, raised and drawn cards, toasts, rings."""
    kinds = (BoardView, Overlay, Curtain, GodWarTable, FanCard, CardBar, CardFlight, DrawnCards, Shadow, FocusRing)
    toast = type(widget).__name__ in ("_ToastPanel", "RulesHelp")
    folded = type(widget).__name__ in ("Chronicle", "TableGround") and isinstance(widget.parent(), PlayScreen)
    return isinstance(widget, kinds) or toast or folded or widget.size().isEmpty()


def _direct(parent: QWidget) -> list[QWidget]:
    children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if child.isVisible() and not child.isWindow()]


def _visible(window: QWidget, kind: type) -> Iterator:  # type: ignore[type-arg]
    return (child for child in window.findChildren(kind) if child.isVisible() and child.window() is window)


def _in_scroll(widget: QWidget) -> bool:
    return any(isinstance(each, QAbstractScrollArea) for each in _above(widget))


def _in_board(widget: QWidget) -> bool:
    return any(isinstance(each, BoardView) for each in [widget, *_above(widget)])


def _rises(widget: QWidget) -> bool:
    """Tell whether a widget is, or lies on, a curtain that moves."""
    return any(
        isinstance(each, Curtain) and (each.is_moving() or each.is_leaving()) for each in [widget, *_above(widget)]
    )


def _above(widget: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def _path(widget: QWidget) -> str:
    parent = widget.parentWidget()
    name = widget.objectName() or widget.accessibleName()
    own = f"{type(widget).__name__}({name})" if name else type(widget).__name__
    return f"{type(parent).__name__}/{own}" if parent is not None else own


def _size(size: object) -> str:
    return f"{size.width()}x{size.height()} px"  # type: ignore[attr-defined]


def _rect(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}x{rect.height()}"
