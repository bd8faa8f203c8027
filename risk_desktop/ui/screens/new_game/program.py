"""Other program: asks for the command of an outside program that is to play a seat."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.bots.commands import PREFIX, BadCommand, words_of
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Dialog, Field, Label

LONGEST = 900


class ProgramDialog(Dialog):
    """``accepted`` carries ``bot:COMMAND``, of a program that is there."""

    accepted = Signal(str)

    def __init__(self, window: QWidget, command: str = "") -> None:
        super().__init__(window, tr("bots.dialog.title"), width=620)
        self.body.addWidget(Label(tr("bots.dialog.help"), "body", colour="text2"))
        self._field = Field(tr("bots.dialog.command"), command, "python my_bot.py")
        self._field.setMaxLength(LONGEST)
        self._field.textEdited.connect(self._forgive)
        self._field.returnPressed.connect(self._accept)
        self.body.addWidget(self._field)
        self._fault = Label("", "secondary", colour="bad")
        self._fault.hide()
        self.body.addWidget(self._fault)
        self._advice = Label(tr("bots.dialog.trust"), "secondary")
        self.body.addWidget(self._advice)
        cancel = Button(tr("common.cancel"), "ghost")
        cancel.clicked.connect(self.dismiss)
        done = Button(tr("common.done"), "primary")
        done.clicked.connect(self._accept)
        self.add_action(cancel)
        self.add_action(done)

    def _forgive(self) -> None:
        self._say("")

    def _say(self, words: str) -> None:
        """Show what is wrong in the place of the advice, so that nothing moves; no words bring the advice back."""
        self._fault.setText(words)
        self._fault.setVisible(bool(words))
        self._advice.setVisible(not words)

    def _accept(self) -> None:
        command = self._field.text().strip()
        try:
            words_of(command)
        except BadCommand as error:
            self._say(tr(f"bots.command.{error.reason}", word=error.word))
            return
        self.accepted.emit(PREFIX + command)
        self.dismiss()
