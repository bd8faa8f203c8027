"""What can be said of a person: another name, or that the games are forgotten."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.profile.people import LONGEST_NAME
from risk_desktop.ui.kit import Button, Dialog, Field, Label


class PersonDialog(Dialog):
    """Asks for another name. ``renamed`` carries it; ``forget_wanted``: the games shall be forgotten, which is asked about."""

    renamed = Signal(str)
    forget_wanted = Signal()

    def __init__(self, window: QWidget, name: str) -> None:
        super().__init__(window, tr("profile.edit.title", name=name), width=560)
        self.name = Field(tr("profile.edit"), name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._look)
        self.body.addWidget(Label(tr("profile.edit.hint")))
        self.body.addWidget(self.name)
        self.forget = Button(tr("profile.forget"), "danger", icon="trash")
        self.forget.clicked.connect(self._forget)
        self.rename = Button(tr("profile.rename"), "primary", icon="check")
        self.rename.clicked.connect(self._rename)
        self.add_action(self.forget)
        self.add_action(self.rename)
        self._before = name
        self._look()

    def _look(self, *_: object) -> None:
        self.rename.setEnabled(self.name.text().strip() not in ("", self._before))

    def _rename(self) -> None:
        self.dismiss()
        self.renamed.emit(self.name.text().strip())

    def _forget(self) -> None:
        self.dismiss()
        self.forget_wanted.emit()


class ForgetDialog(Dialog):
    """Asks whether the games of a person shall really be forgotten."""

    agreed = Signal()

    def __init__(self, window: QWidget, name: str) -> None:
        super().__init__(window, tr("profile.forget.title", name=name), width=560)
        self.body.addWidget(Label(tr("profile.forget.text", name=name)))
        forget = Button(tr("profile.forget"), "danger", icon="trash")
        forget.clicked.connect(self._agree)
        self.add_action(forget)

    def _agree(self) -> None:
        self.dismiss()
        self.agreed.emit()
