"""Dialogs: a title, content that scrolls if it must, and buttons."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit.button import Button, IconButton
from risk_desktop.ui.kit.label import Divider, Label
from risk_desktop.ui.kit.overlay import Overlay
from risk_desktop.ui.kit.panel import Panel, ScrollArea, Scrolled
from risk_desktop.ui.theme import current_metrics

# Room at the content's edges for focus rings and shadows, which a scroll area would clip, px.
_BLEED = 6
# A page with more texts than these is not said as a whole when it opens.
_MOST_SAID = 4


class _Content(ScrollArea):
    """The content of a dialog: as high as it needs, scrolling if the window is too low."""

    def __init__(self, parent: QWidget) -> None:
        inner = Scrolled()
        super().__init__(inner, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # a dialog grows before it scrolls
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(_BLEED, _BLEED, _BLEED, _BLEED)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the dialog grow with what is said while it shows."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def heightForWidth(self, width: int) -> int:
        """The height at which nothing needs scrolling."""
        wanted = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else -1
        return wanted if wanted >= 0 else self.column.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """The size of the content."""
        return self.column.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """The width of the content, but only a strip of its height."""
        return QSize(self.column.totalMinimumSize().width(), min(self.sizeHint().height(), 80))


def _row_width(layout: QHBoxLayout) -> int:
    """Return the width that a layout needs with all items side by side."""
    items = [layout.itemAt(number) for number in range(layout.count())]
    return sum(item.sizeHint().width() + max(0, layout.spacing()) for item in items if item is not None)


class Dialog(Overlay):
    """A modal panel over the window, with title, content and buttons; the rest is dimmed and takes no input.

    Put the content into `body` and call `open`. When it has closed, it emits `closed` and deletes itself.
    """

    def __init__(
        self,
        window: QWidget,
        title: str,
        *,
        subtitle: str = "",
        width: float = 640,
        closable: bool = True,
        dim_alpha: int | None = None,
    ) -> None:
        panel = Panel(radius=16, line="panel_line", padding=28 - _BLEED, gap=10)
        super().__init__(window, title, panel, dim_alpha=dim_alpha)
        self._width = width
        self._closable = closable
        self._close: IconButton | None = None
        self._content = _Content(self.panel)
        self.body = self._content.column
        self._actions = QHBoxLayout()
        self._left = QHBoxLayout()
        self._bottom = QHBoxLayout()
        self._actions_rule = Divider(self.panel)
        self._build(title, subtitle)

    # --- content

    def add_action(self, button: Button) -> None:
        """Add a button at the bottom right; the last one added (the primary) stands at the far right."""
        self._actions.addWidget(button)
        self._actions_rule.show()

    def add_left(self, widget: QWidget) -> None:
        """Add a widget at the bottom left, such as a ghost button or a hint."""
        self._left.addWidget(widget)
        self._actions_rule.show()

    def set_subtitle(self, words: str) -> None:
        """Change the line under the title."""
        self._subtitle.setText(words)
        self._subtitle.setVisible(bool(words))

    def set_title(self, words: str) -> None:
        """Change the title."""
        self._title.setText(words)
        self.setAccessibleName(words)

    def spoken(self) -> list[str]:
        """Return title, subtitle, what little text there is, and the keys of the buttons."""
        name, *keys = super().spoken()
        texts = [label.text() for label in self._content.findChildren(Label) if label.isVisibleTo(self)]
        return [name, self._subtitle.text(), *(texts if len(texts) <= _MOST_SAID else ()), *keys]

    def escape(self) -> None:
        """Close, unless the dialog has to be answered."""
        if self._closable:
            self.dismiss()

    def first_focus(self) -> QWidget:
        """Return the first field, the primary button if there is nothing to fill in, or the dialog."""
        stops = [stop for stop in self.stops() if stop is not self._close]
        fields = [stop for stop in stops if not isinstance(stop, Button)]
        primary = [stop for stop in stops if isinstance(stop, Button) and stop.kind == "primary"]
        return (fields or primary or stops or [self])[0]

    def place(self, rise: int) -> None:
        """Centre the panel, `rise` px lower, as wide as wanted or as its content needs, and as the window allows."""
        metrics = current_metrics()
        margin = metrics.px(16)
        layout = self.panel.layout()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        least = layout.totalMinimumSize().width() + bar if layout else 0
        width = min(max(metrics.px(self._width), least), self.width() - 2 * margin)
        self._turn_actions(width - 2 * metrics.px(28))
        wanted = layout.totalHeightForWidth(width) if layout and layout.hasHeightForWidth() else -1
        height = min(wanted if wanted > 0 else self.panel.sizeHint().height(), self.height() - 2 * margin)
        self.panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2 + rise, width, height)

    def _build(self, title: str, subtitle: str) -> None:
        column = self.panel.column()
        head = QHBoxLayout()
        head.setContentsMargins(_BLEED, 0, _BLEED, 0)
        self._title = Label(title, "dialog", parent=self.panel)
        head.addWidget(self._title, 1)
        if self._closable:
            self._close = IconButton("close", tr("common.close"), parent=self.panel)
            self._close.setToolTip(f"{tr('common.close')} (Esc)")
            self._close.clicked.connect(self.dismiss)
            head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._subtitle = Label(subtitle, "body", colour="text2", parent=self.panel)
        self._subtitle.setVisible(bool(subtitle))
        self._subtitle.setContentsMargins(_BLEED, 0, _BLEED, 0)
        column.addWidget(self._subtitle)
        column.addWidget(self._content, 1)
        column.addWidget(self._actions_rule)
        self._actions_rule.hide()
        self._bottom.setContentsMargins(_BLEED, 0, _BLEED, 0)
        self._bottom.addLayout(self._left)
        self._bottom.addStretch(1)
        self._bottom.addLayout(self._actions)
        column.addLayout(self._bottom)

    def _turn_actions(self, room: int) -> None:
        """Stack the buttons if they are too wide for one row."""
        row, stack = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        actions = _row_width(self._actions)
        self._actions.setDirection(row if actions <= room else stack)
        self._bottom.setDirection(row if _row_width(self._left) + actions <= room else stack)
