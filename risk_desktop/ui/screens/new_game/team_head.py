"""The heading of a team over its seats: mark, and a name that people may change."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.fonts import title_font
from risk_desktop.ui.kit import Field
from risk_desktop.ui.kit.painted import Restyled
from risk_desktop.ui.teams import Teams
from risk_desktop.ui.theme import current_metrics

_PX, _RADIUS = 16.0, 14.0
MAX_NAME = 20


class TeamName(Field):
    """A field in the letters of a heading; while it is empty the usual name stands in it."""

    def restyle(self) -> None:
        """Scale letters and height."""
        super().restyle()
        self.setFont(title_font(current_metrics().f(_PX), 700, 104))

    def sizeHint(self) -> QSize:
        """Room for a name, lower than other fields."""
        return QSize(current_metrics().px(200), max(32, current_metrics().px(34)))


class TeamHead(Restyled, QWidget):
    """Mark and name of a team. ``changed``: another name was written."""

    changed = Signal()

    def __init__(self, team: int, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = Teams.usual_name(team)
        self._sign = Teams.sign(team)
        self.field = TeamName(tr("teams.new.name_of", team=usual), name, usual)
        self.field.setMaxLength(MAX_NAME)
        self.field.setToolTip(tr("teams.new.name_of", team=usual))
        self.field.textChanged.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(usual)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(2 * current_metrics().f(_RADIUS)) + 12, 0, current_metrics().px(8), 0)
        row.addWidget(self.field)

    @property
    def name(self) -> str:
        """The name that was given, "" for the usual one."""
        return " ".join(self.field.text().split())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        radius = current_metrics().f(_RADIUS)
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(radius + 4, self.height() / 2), radius)
        painter.end()
