"""The panel of turns beside the board of a replay: its title, a filter by player, and the list."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.game.replay.turn_list import TurnList
from risk_desktop.ui.kit import IconButton, Label, Panel
from risk_desktop.ui.names import Names


class TurnsPanel(Panel):
    """``list`` shows the turns; ``game`` says above it that this is a replay, and of which game."""

    def __init__(self, recording: Recording, names: Names, families: Mapping[int, str], parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=8, gap=4)
        self._names = names
        self._title = Label("", "heading", wrap=False, parent=self)
        self._whose = Label("", "caption", align=Qt.AlignmentFlag.AlignRight, wrap=False, parent=self)
        self.choose = IconButton("chevron-down", "", kind="ghost", size=32, parent=self)
        self.choose.clicked.connect(self._open_menu)
        self.list = TurnList(recording, names, families, self)
        self.game = Label("", "caption", wrap=True, parent=self)
        self._unit = Label("", "caption", align=Qt.AlignmentFlag.AlignRight, wrap=True, parent=self)
        """What the figures beside the turns count."""
        self._played = self._seen = ""
        column = self.column()
        column.addWidget(self.game)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._whose)
        head.addWidget(self.choose)
        column.addLayout(head)
        column.addWidget(self._unit)
        column.addWidget(self.list, 1)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew in the language in use."""
        self._title.setText(tr("replay.turns"))
        self._tell_game()
        self._unit.setText(tr("review.table.points"))
        self.choose.set_name(tr("tables.chronicle.filter"))
        self._tell_whose()

    def show_game(self, words: str) -> None:
        """Tell that this is the replay of a game, which ``words`` name."""
        self._played = words
        self._tell_game()

    def show_eyes(self, words: str) -> None:
        """Tell through whose eyes the game is seen, and so what is hidden."""
        self._seen = words
        self._tell_game()

    def _tell_game(self) -> None:
        self.game.setText(" · ".join(filter(None, (tr("replay.name"), self._played, self._seen))))

    def _tell_whose(self) -> None:
        seat = self.list.seat
        self._whose.setText(tr("tables.chronicle.everybody") if seat is None else self._names.player(seat))

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for seat in (None, *self._names.players):
            name = tr("tables.chronicle.everybody") if seat is None else self._names.player(seat)
            action = menu.addAction(name)
            action.setData(seat)
            action.setCheckable(True)
            action.setChecked(seat == self.list.seat)
        menu.triggered.connect(self._choose)
        corner = self.choose.mapToGlobal(QPoint(self.choose.width() - menu.sizeHint().width(), self.choose.height()))
        menu.popup(corner)

    def _choose(self, action: QAction) -> None:
        self.list.seat = action.data()
        self._tell_whose()
        self.list.tell_anew()
