"""A small sign is painted once and shown wherever it is wanted."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from risk_desktop.ui.art.stamps import stamp


def test_a_sign_is_painted_once_for_each_size_and_ink(qtbot: QtBot) -> None:
    painted: list[tuple[float, str]] = []

    def disc(painter: QPainter, kind: str, centre: QPointF, size: float, ink: str) -> None:
        painted.append((size, ink))
        painter.setBrush(QColor(ink))
        painter.drawEllipse(centre, size / 2, size / 2)

    image = QImage(100, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for x, size, ink in ((20.3, 20.0, "red"), (50.0, 20.1, "red"), (80.0, 20.0, "blue")):
        stamp(painter, disc, "disc", QPointF(x, 20), size, ink)
    painter.end()
    assert painted == [(20.0, "red"), (20.0, "blue")]
    assert [image.pixelColor(x, 20).name() for x in (20, 50, 80)] == ["#ff0000", "#ff0000", "#0000ff"]
    assert image.pixelColor(35, 20).alpha() == 0
