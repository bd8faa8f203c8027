"""Push buttons (primary, secondary, ghost, danger) with icon and key cap, and square icon buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import draw_keycap, keycap_width
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel, vertical
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.companion import Shadow
from risk_desktop.ui.kit.control import ButtonControl, hint, key_label
from risk_desktop.ui.theme import Theme, current

_MIN_HEIGHT = 44
KINDS = ("primary", "secondary", "ghost", "danger")


@dataclass(frozen=True)
class _Face:
    """The colours of a button in one state; a transparent line or fill is not painted."""

    top: QColor
    bottom: QColor
    line: QColor
    ink: QColor
    shine: QColor


_NOTHING = QColor(0, 0, 0, 0)


def _face(kind: str, theme: Theme, *, hovered: bool, pressed: bool, off: bool) -> _Face:
    """Return the colours for a kind of button in a state."""
    if off and kind == "primary":
        well = rgba(theme.well, 170)
        return _Face(well, well, rgba(theme.panel_line, 120), QColor(theme.text3), _NOTHING)
    if kind == "primary":
        top, bottom = QColor(theme.primary_top), QColor(theme.primary_bottom)
        shine = rgba(theme.primary_shine, theme.primary_shine_alpha)
        face = _Face(top, bottom, QColor(theme.primary_edge), QColor(theme.primary_ink), shine)
    elif kind == "secondary":
        top = rgba(theme.panel_highlight, theme.secondary_top_alpha)
        bottom = rgba(theme.panel_highlight, theme.secondary_bottom_alpha)
        face = _Face(top, bottom, rgba(theme.panel_line, 190), QColor(theme.text), _NOTHING)
    elif kind == "danger":
        top, bottom = (
            rgba(theme.danger_fill, 150 if theme.dark else 235),
            rgba(theme.danger_fill, 170 if theme.dark else 255),
        )
        face = _Face(top, bottom, QColor(theme.danger_line), QColor(theme.danger_ink), _NOTHING)
    else:
        wash = rgba(theme.panel_highlight if theme.dark else theme.row, 18) if hovered else _NOTHING
        face = _Face(wash, wash, _NOTHING, QColor(theme.text if hovered else theme.ghost_text), _NOTHING)
    if hovered and kind != "ghost":
        face = _Face(_lit(face.top), _lit(face.bottom), face.line, face.ink, face.shine)
    if pressed:
        face = _Face(face.bottom, face.top, face.line, face.ink, _NOTHING)
    return face


def _lit(colour: QColor) -> QColor:
    """Return a colour 6 % lighter, or more opaque if it is translucent."""
    if colour.alpha() == 255:
        return colour.lighter(106)
    return rgba(colour, min(255, round(colour.alpha() * 1.45)))


class Button(ButtonControl):
    """A button with words, and perhaps an icon and a key cap. Its width follows the words, which are never elided.

    `kind` is primary (exactly one per screen), secondary, ghost or danger; `key` is its shortcut, shown on the cap.
    """

    kept = True

    def __init__(
        self,
        words: str,
        kind: str = "secondary",
        *,
        key: str = "",
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        if kind not in KINDS:
            raise ValueError(f"unknown kind of button {kind!r}, expected one of {', '.join(KINDS)}")
        self._kind = kind
        self._icon = icon
        self._px = 17.0 if kind == "primary" else 16.0
        self._shadow = Shadow(self, 8, 9, 3, 110) if kind == "primary" else None
        self._words = ""
        self.setText(words)
        self.set_key(key)

    @property
    def kind(self) -> str:
        """The kind of button."""
        return self._kind

    def setText(self, words: str) -> None:
        """Change the words and the accessible name."""
        if words == self.text() == self._words:
            return
        super().setText(words)
        self._words = words
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """Return the words on the button."""
        return self._words

    def set_icon(self, icon: str) -> None:
        """Change the icon; an empty name removes it."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_size(self, px: float) -> None:
        """Set the size of the text, px at 100 % (16 by default, 20 for the one big button of a screen)."""
        self._px = px
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for icon, words and key cap."""
        px = self.metrics.f(self._px)
        width = self._content_width(px) + 2 * self.metrics.f(16)
        height = max(_MIN_HEIGHT, self.metrics.f(44), px * 1.6 + self.metrics.f(16))
        return QSize(round(width + 0.5), round(height))

    def look(self) -> object:
        """Return all that it shows: what flies over it has it painted in every frame."""
        state = self.hovered, self.isDown(), self.isEnabled()
        return self._kind, self._words, self._icon, key_label(self._key), self.metrics.f(self._px), state

    def paint(self, painter: QPainter) -> None:
        """Paint the button in its present state."""
        theme, off = current(), not self.isEnabled()
        pressed = self.isDown() and not off
        face = _face(self._kind, theme, hovered=self.hovered, pressed=pressed, off=off)
        if off and self._kind != "primary":
            painter.setOpacity(0.42)
        box = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        radius = self.metrics.f(self.ring_radius)
        painter.setPen(QPen(face.line, 1.2) if face.line.alpha() else Qt.PenStyle.NoPen)
        painter.setBrush(vertical(box, face.top, face.bottom))
        painter.drawRoundedRect(box, radius, radius)
        if face.shine.alpha():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(face.shine, 1))
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5, radius - 1.5)
        if pressed:
            painter.translate(0, 1)
        self._paint_content(painter, face.ink)

    def _font(self, px: float) -> QFont:
        return text_font(px, 700 if self._kind == "primary" else 600)

    def _content_width(self, px: float) -> float:
        icon = px * 1.25 + (px * 0.5 if self._words else 0) if self._icon else 0
        cap = self._gap(px) + keycap_width(key_label(self._key), px * 0.76) if self._key else 0
        return icon + text_width(self._words, self._font(px)) + cap

    def _gap(self, px: float) -> float:
        """Return the room before the key cap."""
        return px * 0.65 if self._words or self._icon else 0

    def _paint_content(self, painter: QPainter, ink: QColor) -> None:
        px = self.metrics.f(self._px)
        x = (self.width() - self._content_width(px)) / 2
        middle = self.height() / 2
        if self._icon:
            side = px * 1.25
            draw_icon(painter, self._icon, QRectF(x, middle - side / 2, side, side), ink, 1.9)
            x += side + (px * 0.5 if self._words else 0)
        font = self._font(px)
        advance = text_width(self._words, font)
        draw_text(painter, QRectF(x, 0, advance + 4, self.height() - 1), self._words, font, ink, LEFT)
        x += advance + self._gap(px)
        if self._key:
            cap = QRectF(x, middle - px * 0.62, keycap_width(key_label(self._key), px * 0.76), px * 1.24)
            self.paint_cap(painter, cap, px * 0.76, ink)

    def paint_cap(self, painter: QPainter, box: QRectF, px: float, ink: QColor) -> None:
        """Paint the key cap, last of all."""
        draw_keycap(painter, box, key_label(self._key), px, ink)


class IconButton(ButtonControl):
    """A square button with an icon; name and key make its tooltip, the name is also what screen readers say.

    `kind` is panel (on the board itself), primary, secondary or ghost (inside a panel). When checked, the icon turns brass.
    """

    def __init__(
        self,
        icon: str,
        name: str,
        *,
        key: str = "",
        kind: str = "secondary",
        size: float = 40,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._kind = kind
        self._size = size
        self._name = name
        self._shadow = Shadow(self, 8, 14, 4, 100) if kind == "panel" else None
        self.set_key(key)
        self.set_name(name)

    def remove_shadow(self) -> None:
        """Remove the shadow of a panel button."""
        shadow, self._shadow = self._shadow, None
        if shadow is not None:
            shadow.detach()

    def set_icon(self, icon: str) -> None:
        """Change the icon."""
        self._icon = icon
        self.update()

    def set_name(self, name: str) -> None:
        """Change tooltip and accessible name."""
        tip = hint(name, self._key)
        if (name, tip) == (self._name, self.toolTip()):
            return
        self._name = name
        self.setToolTip(tip)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """A square, never below the smallest target."""
        side = max(32, self.metrics.px(self._size))
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint body and icon."""
        theme = current()
        box = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        radius = self.metrics.f(self.ring_radius)
        if self._kind == "panel":
            draw_panel(painter, box, radius)
        if self._kind != "panel" or self.hovered:
            kind = "ghost" if self._kind == "panel" else self._kind
            face = _face(kind, theme, hovered=self.hovered, pressed=self.isDown(), off=False)
            painter.setPen(QPen(face.line, 1.1) if face.line.alpha() else Qt.PenStyle.NoPen)
            painter.setBrush(vertical(box, face.top, face.bottom))
            painter.drawRoundedRect(box, radius, radius)
        if self.isDown():
            painter.translate(0, 1)
        plain = theme.primary_ink if self._kind == "primary" else theme.accent if self.isChecked() else theme.text
        ink = plain if self.isEnabled() else theme.text3
        painter.setOpacity(1.0 if self.isEnabled() else 0.6)
        side = min(self.width(), self.height()) * 0.56
        centre = box.center()
        draw_icon(painter, self._icon, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ink, 1.9)
