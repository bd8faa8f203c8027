"""Style, style sheet and palette for what Qt draws itself: tooltips, menus, lists, scroll bars, text fields.

Qt's own controls need only colours, borders, padding and sizes to look like the kit, and a style sheet says those in one
place for each theme and text size. The proxy style has the one thing that a sheet can't tint, the tick of a menu. Widgets
that paint themselves answer size hints themselves (``PaintedWidget``), so no style has to.
"""

import gc

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QWidget

from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.colour import css
from risk_desktop.ui.fonts import load_fonts, text_font
from risk_desktop.ui.theme import Metrics, Theme, current, current_metrics


def stylesheet(theme: Theme, metrics: Metrics) -> str:
    """Return the style sheet of the application for a theme at a scale."""
    return "\n".join((_tooltip(theme, metrics), _fields(theme, metrics), _lists(theme, metrics), _bars(theme, metrics)))


def bar_width(metrics: Metrics) -> int:
    """Return how wide a scroll bar is, px."""
    return max(10, metrics.px(10))


class KitStyle(QProxyStyle):
    """Fusion with the kit's tick in menus, which a style sheet could replace by a picture but not tint."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Paint the tick of a menu in the colour of its text, and leave the rest to Fusion."""
        if element != QStyle.PrimitiveElement.PE_IndicatorMenuCheckMark:
            super().drawPrimitive(element, option, painter, widget)
            return
        lit = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.HighlightedText if lit else QPalette.ColorRole.Text
        draw_icon(painter, "check", QRectF(option.rect), option.palette.color(role), 2.6)


_APPLIED = "applied style"
"""The application's property with the theme and sizes that are applied."""


def install_style(app: QApplication) -> None:
    """Apply the theme and sizes in use to the application; call it at the start and after each change of either.

    Every widget gets a StyleChange event, and those of the kit restyle themselves. As that takes a tenth of a second,
    nothing is done if nothing has changed.
    """
    applied = (current(), current_metrics())
    if app.styleSheet() and app.property(_APPLIED) == applied:
        return
    load_fonts()
    collecting = gc.isenabled()
    gc.disable()  # no widget may be collected while Qt walks through all of them
    try:
        if not app.styleSheet():  # with a sheet in place, Qt keeps the style below it
            app.setStyle(KitStyle())
        app.setPalette(_palette(current()))
        app.setFont(text_font(current_metrics().f(16)))
        app.setStyleSheet(stylesheet(*applied))
        app.setProperty(_APPLIED, applied)
    finally:
        if collecting:
            gc.enable()


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.panel_bottom),
        (roles.WindowText, theme.text),
        (roles.Base, theme.well),
        (roles.AlternateBase, theme.panel_top),
        (roles.Text, theme.text),
        (roles.PlaceholderText, theme.text3),
        (roles.Button, theme.panel_top),
        (roles.ButtonText, theme.text),
        (roles.BrightText, theme.accent),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.primary_ink),
        (roles.ToolTipBase, theme.panel_top),
        (roles.ToolTipText, theme.text),
        (roles.Link, theme.accent),
    ):
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.field_off_text))
    return palette


def _tooltip(theme: Theme, metrics: Metrics) -> str:
    return f"""
QToolTip {{
  background: {theme.panel_top}; color: {theme.text}; border: 1px solid {theme.panel_line};
  padding: {metrics.px(5)}px {metrics.px(9)}px; font-size: {metrics.px(14.5)}px;
}}"""


def _fields(theme: Theme, metrics: Metrics) -> str:
    radius = 8
    return f"""
QLineEdit {{
  background: {css(theme.well, 230)}; color: {theme.text}; border: 1px solid {theme.field_line};
  border-radius: {radius}px; padding: 0 {metrics.px(11)}px;
  selection-background-color: {theme.accent}; selection-color: {theme.primary_ink};
}}
QLineEdit:hover {{ border-color: {theme.accent}; }}
QLineEdit:focus {{ border: 2px solid {theme.focus}; padding: 0 {metrics.px(11) - 1}px; }}
QLineEdit:disabled {{ color: {theme.field_off_text}; border-color: {css(theme.field_line, 110)}; }}
QLineEdit:read-only {{ color: {theme.text2}; }}
QSpinBox, QSpinBox QLineEdit, QSpinBox QLineEdit:focus, QSpinBox QLineEdit:hover {{
  background: transparent; border: 0; padding: 0; color: {theme.text};
}}
QSpinBox QLineEdit:disabled {{ color: {theme.field_off_text}; }}
QPlainTextEdit, QTextEdit, QTextBrowser {{
  background: transparent; color: {theme.text}; border: 0;
  selection-background-color: {theme.accent}; selection-color: {theme.primary_ink};
}}"""


def _lists(theme: Theme, metrics: Metrics) -> str:
    return f"""
QComboBox QAbstractItemView {{
  background: {theme.panel_top}; color: {theme.text}; border: 1px solid {theme.panel_line};
  outline: 0; padding: 4px; selection-background-color: {theme.accent}; selection-color: {theme.primary_ink};
}}
QComboBox QAbstractItemView::item {{
  min-height: {max(32, metrics.px(34))}px; padding: 0 {metrics.px(8)}px; border-radius: 6px;
}}
QComboBox QAbstractItemView::item:disabled {{ color: {theme.field_off_text}; }}
QMenu {{
  background: {theme.panel_top}; color: {theme.text}; border: 1px solid {theme.panel_line};
  padding: 6px; font-size: {metrics.px(16)}px;
}}
QMenu::item {{ padding: {metrics.px(7)}px {metrics.px(28)}px {metrics.px(7)}px {metrics.px(14)}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {theme.accent}; color: {theme.primary_ink}; }}
QMenu::item:disabled {{ color: {theme.field_off_text}; }}
QMenu::separator {{ height: 1px; background: {css(theme.panel_line, 130)}; margin: 5px 10px; }}
QListView, QTreeView, QTableView {{ background: transparent; color: {theme.text}; border: 0; outline: 0; }}
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {{
  background: {theme.accent}; color: {theme.primary_ink};
}}"""


def _bars(theme: Theme, metrics: Metrics) -> str:
    width = bar_width(metrics)
    handle, groove = css(theme.accent, 200), css(theme.row, 26)
    radius = (width - 4) // 2
    return f"""
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {width}px; margin: 0; }}
QScrollBar::groove:vertical, QScrollBar::add-page, QScrollBar::sub-page {{
  background: {groove}; border-radius: {radius}px; margin: 0 2px;
}}
QScrollBar::handle {{ background: {handle}; border-radius: {radius}px; }}
QScrollBar::handle:vertical {{ min-height: {metrics.px(40)}px; margin: 0 2px; }}
QScrollBar::handle:horizontal {{ min-width: {metrics.px(40)}px; margin: 2px 0; }}
QScrollBar::handle:hover {{ background: {theme.accent}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}"""
