"""The base of widgets that paint themselves, and the style of what Qt paints."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui import kit
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, metrics, set_current, set_metrics


class Square(PaintedWidget):
    """A square in one colour, which counts how often it is painted."""

    off_opacity = 0.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = "#ff0000"
        self.times = 0
        self.smooth = False

    def sizeHint(self) -> QSize:
        return QSize(40, 30)

    def paint(self, painter: QPainter) -> None:
        self.times += 1
        self.smooth = bool(painter.renderHints() & QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self.colour))


class KeptSquare(Square):
    """One whose picture is kept."""

    kept = True

    def look(self) -> object:
        return self.isEnabled()


def shown(qtbot: QtBot, square: Square) -> QColor:
    """Show a square and return the colour in its middle."""
    if square not in QApplication.topLevelWidgets():
        qtbot.addWidget(square)
    square.resize(40, 30)
    return square.grab().toImage().pixelColor(20, 15)


def test_edges_are_smooth(qtbot: QtBot) -> None:
    square = Square()
    assert shown(qtbot, square) == QColor("#ff0000")
    assert square.smooth


def test_what_is_switched_off_fades(qtbot: QtBot) -> None:
    square = Square()
    square.setEnabled(False)
    assert shown(qtbot, square) not in (QColor("#ff0000"), QColor(current().panel_bottom))


def test_the_least_size_is_the_wanted_one() -> None:
    class Shy(Square):
        may_shrink = True

    assert Square().minimumSizeHint() == Square().sizeHint() == QSize(40, 30)
    assert Shy().minimumSizeHint() == QSize(-1, -1)


def test_a_layout_inside_gives_the_least_size() -> None:
    square = Square()
    QVBoxLayout(square)
    assert square.minimumSizeHint() != square.sizeHint()


def test_a_kept_picture_is_painted_once_for_a_look(qtbot: QtBot) -> None:
    square = KeptSquare()
    shown(qtbot, square)
    square.colour = "#00ff00"
    assert shown(qtbot, square) == QColor("#ff0000") and square.times == 1
    square.repaint_picture()
    assert shown(qtbot, square) == QColor("#00ff00") and square.times == 2
    square.setEnabled(False)
    assert shown(qtbot, square) != QColor("#00ff00") and square.times == 3


def test_a_kept_picture_follows_theme_and_text_size(qtbot: QtBot) -> None:
    square = KeptSquare()
    shown(qtbot, square)
    set_current("parchment")
    shown(qtbot, square)
    assert square.times == 2
    set_metrics(metrics(1600, 900, 1.5))
    shown(qtbot, square)
    assert square.times == 3


def test_a_change_of_the_look_paints_and_measures_anew(qtbot: QtBot, window: QWidget) -> None:
    class Measured(Square):
        restyled = 0

        def restyle(self) -> None:
            self.restyled += 1

    square = Measured(window)
    square.show()
    before = square.restyled
    set_current("parchment")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    kit.install_style(app)
    assert square.restyled > before


def test_menus_tick_in_the_colour_of_their_words(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    action = menu.addAction("All")
    action.setCheckable(True)
    menu.popup(QPoint(0, 0))

    def ink() -> int:
        """Pixels left of the words in nearly the colour of text."""
        picture, text = menu.grab().toImage(), QColor(current().text)
        points = ((x, y) for x in range(24) for y in range(picture.height()))
        colours = (picture.pixelColor(*point) for point in points)
        return sum(abs(one.lightness() - text.lightness()) < 30 and one.alpha() == 255 for one in colours)

    without = ink()
    action.setChecked(True)
    assert without == 0 < ink()
    menu.close()
