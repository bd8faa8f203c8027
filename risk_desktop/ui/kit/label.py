"""Text on panels: labels by role, key caps, dividers."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from risk_desktop.ui.art.labels import draw_keycap, keycap_width
from risk_desktop.ui.art.lettering import text_width, word_width
from risk_desktop.ui.art.surface import draw_divider
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit.control import key_label
from risk_desktop.ui.kit.painted import PaintedWidget, Restyled, sizes_for
from risk_desktop.ui.theme import Metrics, current, current_metrics


@dataclass(frozen=True)
class _Role:
    """The look of a kind of text: size in px at 100 %, weight, family, colour token and letter spacing."""

    px: float
    weight: int = 400
    title: bool = False
    colour: str = "text"
    spacing: float = 100


ROLES = {
    "screen": _Role(40, 700, True, spacing=101),
    "dialog": _Role(30, 700, True, spacing=102),
    "title": _Role(22, 700, True, spacing=102),
    "heading": _Role(18, 700, True, spacing=102),
    "ribbon": _Role(20, 700, True, spacing=104),
    "prompt": _Role(19, 700),
    "item": _Role(17.5, 700),
    "strong": _Role(16, 600),
    "body": _Role(16),
    "secondary": _Role(14.5, colour="text2"),
    "caption": _Role(14, 600, colour="text2"),
    "small": _Role(13, 600, colour="text2"),
    "big": _Role(36, 800),
}


class Label(Restyled, QLabel):
    """Text in a role, which follows theme and text scale; `colour`: another token of the theme, such as "good"."""

    def __init__(
        self,
        words: str = "",
        role: str = "body",
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        colour: str = "",
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self._role = ROLES[role]
        self._colour = colour or self._role.colour
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Without this, layouts would give wrapped text the height of a narrow column.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.restyle()

    def setText(self, words: str) -> None:
        """Change the words. Qt itself would tell screen readers each time: as a name, they come to rest first."""
        if words == self.text():
            return
        name = self.accessibleName()
        if name == self.text() and (name or QAccessible.isActive()):
            self.setAccessibleName(words)
        elif not name and QAccessible.isActive():
            self.setAccessibleName(self.text())
            self.setAccessibleName(words)
        super().setText(words)

    def set_role(self, role: str) -> None:
        """Write the words in another role."""
        if ROLES[role] != self._role:
            self._role = ROLES[role]
            self.restyle()

    def word_width(self) -> float:
        """Return the width of the longest word in the size that the words are to have, px: that need not be written yet."""
        return word_width(self.text(), _role_font(self._role, sizes_for(self)))

    def restyle(self) -> None:
        """Take font and colour of the role from theme and metrics."""
        font = _role_font(self._role, sizes_for(self))
        if font != self.font():
            self.setFont(font)
        palette = self.palette()
        colour = getattr(current(), self._colour)  # a token of the theme by its name
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)


class LineLabel(Label):
    """One line that is written smaller where its room is too narrow for it, so that all of it can be read."""

    def __init__(self, words: str, role: str, *, colour: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, role, colour=colour, wrap=False, parent=parent)

    def setText(self, words: str) -> None:
        """Change the words, in the size that they need."""
        super().setText(words)
        self.restyle()

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new room."""
        super().resizeEvent(event)
        self.restyle()

    def restyle(self) -> None:
        """Take font and colour of the role, smaller where the words are too long."""
        super().restyle()
        font, room = self.font(), self.width()
        wide = text_width(self.text(), font)
        if wide > room > 0:
            font.setPixelSize(max(1, int(font.pixelSize() * room / wide)))
            self.setFont(font)


def role_font(role: str) -> QFont:
    """Return the font of a role at the scale in use, for widgets that paint text themselves."""
    return _role_font(ROLES[role], current_metrics())


def _role_font(role: _Role, sizes: Metrics) -> QFont:
    make = title_font if role.title else text_font
    return make(sizes.f(role.px), role.weight, role.spacing)


class KeyCap(PaintedWidget):
    """A key cap by itself."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setAccessibleName(key_label(key))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the key's name."""
        px = current_metrics().f(12.5)
        return QSize(round(keycap_width(key_label(self._key), px) + 1), round(px * 1.6))

    def paint(self, painter: QPainter) -> None:
        """Paint the cap."""
        draw_keycap(painter, QRectF(self.rect()), key_label(self._key), current_metrics().f(12.5))


class Divider(PaintedWidget):
    """A hairline across a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(3)

    def paint(self, painter: QPainter) -> None:
        """Paint the line without smoothing."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        draw_divider(painter, 0, self.width(), 1.5)
