"""The rule of the step at hand, in a panel above the prompt."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.kit import IconButton, Label, Panel

# Ids of the rules that each kind of decision rests on.
RULES: dict[str, str] = {
    "claim": "W-03",
    "setup_place": "W-04, C-19",
    "trade": "W-12, W-13, W-14, W-15",
    "reinforce": "W-10, W-11, W-18",
    "attack": "C-10, C-12, W-20, W-23",
    "defend": "W-21, W-22, C-11",
    "occupy": "C-13, W-24",
    "fortify": "W-30",
    "regroup": "D-31, X-40",
    "match": "O-14, X-49",
    "place_neutral": "P-04, S2-05, N-21",
    "bribe": "N-10, N-11, N-12, N-13",
    "muster": "N-21",
    "ally_fortify": "N-40",
    "claim_mission": "M-04, M-05, M-06, M-08",
    "swap_mission": "M-02",
    "capital": "SK-01, SK-02, SK-03, SK-04",
}


class RulesHelp(Panel):
    """A title, the rule in our own words, the ids of the rulebook's digest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=16, gap=6)
        column = self.column()
        head = QHBoxLayout()
        self._title = Label("", "title")
        close = IconButton("close", tr("common.close"), key="", kind="ghost", size=32)
        close.clicked.connect(self.hide)
        head.addWidget(self._title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._text = Label("", "body")
        self._ids = Label("", "small")
        column.addWidget(self._text)
        column.addWidget(self._ids)
        self.hide()

    def show_rule(self, kind: str) -> None:
        """Show the rule of a kind of decision; a general word where there is none."""
        known = kind if has_text(f"play.rules.{kind}") else "watch"
        self._title.setText(tr(f"play.rules.{known}.title"))
        self._text.setText(tr(f"play.rules.{known}"))
        ids = RULES.get(kind, "")
        self._ids.setText(tr("play.rules.ids", ids=ids) if ids else "")
        self._ids.setVisible(bool(ids))
        self.setAccessibleName(f"{self._title.text()}. {self._text.text()}")
        self.setAccessibleDescription(self._ids.text())

    def wanted(self, width: int) -> QSize:
        """Return the size for a width in px."""
        layout = self.layout()
        assert layout is not None
        return QSize(width, max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()))
