"""The screen with all saved games, to open or delete them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import fault_words, tr
from risk_desktop.storage.listing import SaveSummary, list_saves
from risk_desktop.storage.saves import delete_save
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Button, Dialog, IconButton, Label, ScrollArea, clear_layout
from risk_desktop.ui.screens.load.save_cards import SaveRow
from risk_desktop.ui.screens.screen import TitledScreen
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import when


class LoadScreen(TitledScreen):
    """Lists all saved games, the latest first; ``open_save``, ``replay_save`` and ``review_save`` carry the path of one."""

    open_save = Signal(object)
    replay_save = Signal(object)
    review_save = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(tr("screens.load.title"), parent)
        self._context = context
        self._rows: dict[int, SaveSummary] = {}
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(current_metrics().px(10))
        self.body.addWidget(ScrollArea(self._list), 1)
        self.body.addWidget(Label(tr("screens.load.readable"), "body", colour="text2"))
        self._fill()

    def _fill(self) -> None:
        clear_layout(self._column)
        saves = list_saves(self._context.saves)
        for summary in saves:
            self._column.addWidget(self._line(summary))
        if not saves:
            self._column.addWidget(Label(tr("screens.load.none"), "body", colour="text2"))
        self._column.addStretch(1)

    def _line(self, summary: SaveSummary) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        entry = SaveRow(summary)
        entry.clicked.connect(self._chosen)
        look = IconButton("chronicle", tr("replay.name"))
        look.setProperty("save", str(summary.path))
        look.setEnabled(summary.header is not None)
        look.clicked.connect(self._look)
        review = IconButton("review", tr("review.name"))
        review.setProperty("save", str(summary.path))
        review.setEnabled(summary.is_finished or summary.given_up or summary.beaten)
        if not review.isEnabled():
            review.setToolTip(tr("review.not_over"))
        review.clicked.connect(self._review)
        remove = IconButton("trash", tr("common.delete"))
        remove.setProperty("save", str(summary.path))
        remove.clicked.connect(self._ask_delete)
        row.addWidget(entry, 1)
        row.addWidget(look)
        row.addWidget(review)
        row.addWidget(remove)
        return line

    def _chosen(self) -> None:
        entry = self.sender()
        if isinstance(entry, SaveRow):
            self.open_save.emit(entry.summary.path)

    def _look(self) -> None:
        self.replay_save.emit(Path(self.sender().property("save")))

    def _review(self) -> None:
        self.review_save.emit(Path(self.sender().property("save")))

    def _ask_delete(self) -> None:
        path = self.sender().property("save")
        summary = next((s for s in list_saves(self._context.saves) if str(s.path) == path), None)
        if summary is None:
            return
        dialog = DeleteDialog(self, summary)
        dialog.closed.connect(self._fill)
        dialog.open()


class DeleteDialog(Dialog):
    """Asks for confirmation before a save is deleted, which can't be undone."""

    def __init__(self, window: QWidget, summary: SaveSummary) -> None:
        super().__init__(window, tr("screens.load.delete.title"), width=520)
        self._summary = summary
        self.body.addWidget(Label(tr("screens.load.delete.text", when=when(summary)), "body"))
        keep = Button(tr("common.cancel"), "secondary")
        keep.clicked.connect(self.dismiss)
        remove = Button(tr("common.delete"), "danger", icon="trash")
        remove.clicked.connect(self._delete)
        self.add_action(keep)
        self.add_action(remove)

    def _delete(self) -> None:
        try:
            delete_save(self._summary.path)
        except OSError as error:
            self.set_subtitle(tr("screens.load.delete.failed", why=fault_words(error)))
            return
        self.dismiss()
