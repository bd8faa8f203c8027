"""The room below the players: the chronicle, or what the question at hand needs instead of it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import IconButton, LineLabel
from risk_desktop.ui.theme import current_metrics

# Height of the line with the title, and its indent, px at 100 %.
_HEAD, _INDENT = 30, 8
# Between the chronicle and what stands below it, and between the frame and the title in it, px.
_GAP, _DOWN = 6, 4


class DockHead(QWidget):
    """The heading of the panel below, with a button that puts it aside; of one that is aside the way back to it."""

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = LineLabel("", "heading", colour="accent", parent=self)
        self.button = IconButton("close", "", kind="ghost", size=28, parent=self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.pressed)
        self._aside = False
        self.hide()

    @property
    def title(self) -> str:
        """The words that show."""
        return self._title.text()

    def show_title(self, title: str, *, aside: bool) -> None:
        """Show the title of a panel that shows, or where one leads back to it as it has been put ``aside``.

        No heading then: what shows below has one of its own.
        """
        self._aside = aside
        self.setCursor(Qt.CursorShape.PointingHandCursor if aside else Qt.CursorShape.ArrowCursor)
        words = tr("play.dock.back", title=title) if aside else title
        self._title.set_role("caption" if aside else "heading")
        self._title.setText(words)
        self.button.set_icon("chevron-left" if aside else "close")
        self.button.set_name(words if aside else tr("play.dock.aside"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The words that lead back do so, too."""
        if self._aside and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()
        else:
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The title at the left, the button at the right."""
        super().resizeEvent(event)
        side, left = self.height(), current_metrics().px(_INDENT)
        self._title.setGeometry(left, 0, self.width() - side - left, side)
        self.button.setGeometry(self.width() - side, 0, side, side)


class Dock(QWidget):
    """Shows one panel at a time: the last that asked for the room, and ``home`` while none does.

    A panel with a title is what a question needs. It can be put aside: what was there before shows then, for as long as the
    question lasts. ``changed`` is emitted when another panel takes the room. The panels lie on the parent in the order in
    which they were made: raised they would lie over a curtain. The dock itself has no size.
    """

    changed = Signal()

    def __init__(self, home: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._panels = [home]
        self._titles = {home: ""}
        self._rect = QRect()
        self._open = True
        self._aside: set[QWidget] = set()
        self._foot: QWidget | None = None
        self.head = DockHead(parent)
        self.head.pressed.connect(self._swap)

    @property
    def panel(self) -> QWidget:
        """What shows, or would show if the dock were open."""
        return next(panel for panel in reversed(self._panels) if panel not in self._aside)

    @property
    def busy(self) -> bool:
        """Whether anything has the room of ``home``."""
        return self.panel is not self._panels[0]

    def is_free(self, panel: QWidget) -> bool:
        """Whether a panel would take the room from ``home`` alone, or has it already."""
        return self.panel in (self._panels[0], panel)

    @property
    def called(self) -> QWidget | None:
        """What the question at hand needs, whether it shows or has been put aside; None for nothing."""
        return next((panel for panel in reversed(self._panels) if self._titles[panel]), None)

    @property
    def calls(self) -> bool:
        """Whether what the question at hand needs is wanted."""
        return self.called is not None and self.called not in self._aside

    @property
    def parts(self) -> list[QWidget]:
        """What stands in the room now: a panel, its title, what stands below it; nothing in a dock that is shut."""
        parts = [self.panel, self.head, *([self._foot] if self._foot is not None else [])]
        return [part for part in parts if part.isVisible()]

    def hold(self, panel: QWidget, wanted: bool, title: str = "") -> None:
        """Show a panel for as long as it is wanted, below a title if there is one; asking again changes nothing else."""
        told = self._titles.get(panel) != title
        if wanted:
            self._titles[panel] = title
        if wanted != (panel in self._panels):
            self._aside.discard(panel)
            if wanted:
                self._panels.append(panel)
            else:
                self._panels.remove(panel)
            self._settle()
            self.changed.emit()
        elif wanted and told:
            self._settle()
        if not wanted:
            panel.hide()

    def stand_below(self, foot: QWidget, wanted: bool) -> None:
        """Let something stand below ``home`` whenever that shows, as high as it says."""
        self._foot = foot if wanted else None
        if not wanted:
            foot.hide()
        self._settle()

    def put_aside(self) -> bool:
        """Show what was there before instead of what a question needs; return whether there was anything to put aside."""
        if not self.calls:
            return False
        self._swap()
        return True

    def bring_back(self) -> bool:
        """Show again what was put aside; return whether there was anything."""
        if self.called not in self._aside:
            return False
        self._swap()
        return True

    def place(self, rect: QRect, opened: bool) -> None:
        """Take a rectangle of the screen; ``opened``: whether anything shows there."""
        self._rect, self._open = QRect(rect), opened
        self._settle()

    def _swap(self) -> None:
        if self.called is not None:
            self._aside ^= {self.called}
            self._settle()
            self.changed.emit()

    def _settle(self) -> None:
        shown, called, rect = self.panel, self.called, QRect(self._rect)
        for panel in self._panels:
            if panel is not shown:
                panel.hide()
        headed = called is not None and (called is shown or called in self._aside)
        head = current_metrics().px(_HEAD) if headed else 0
        if called is not None and headed:
            self.head.show_title(self._titles[called], aside=called in self._aside)
            self.head.setGeometry(rect.left(), rect.top() + _DOWN, rect.width() - _DOWN, head - _DOWN)
            shown.stackUnder(self.head)
        shown.setContentsMargins(0, head, 0, 0)  # the title stands inside the frame, as that of the chronicle does
        if self._foot is not None:
            high = self._foot.sizeHint().height()
            self._foot.setVisible(self._open and shown is self._panels[0])
            if shown is self._panels[0]:
                self._foot.setGeometry(rect.left(), rect.bottom() + 1 - high, rect.width(), high)
                rect.setBottom(rect.bottom() - high - _GAP)
        shown.setGeometry(rect)
        shown.setVisible(self._open)
        self.head.setVisible(self._open and headed)
