"""The two dialogs of a lesson: whether to leave it, and its end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Dialog, Label, Sign
from risk_desktop.ui.theme import current_metrics


class LeaveDialog(Dialog):
    """Asks once; ``left`` if the person means it."""

    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, tr("lesson.leave.title"), width=520)
        self.body.addWidget(Label(tr("lesson.leave.text")))
        leave = Button(tr("lesson.leave"), "secondary")
        leave.setObjectName("leave")
        leave.clicked.connect(self.left)
        stay = Button(tr("lesson.leave.stay"), "primary", key="Space")
        stay.setObjectName("stay")
        stay.clicked.connect(self.dismiss)
        self.add_action(leave)
        self.add_action(stay)


class LessonEnd(Dialog):
    """What was learnt; ``real_game`` and ``first_screen`` are the two ways on."""

    real_game = Signal()
    first_screen = Signal()

    def __init__(self, window: QWidget, learnt: list[str]) -> None:
        super().__init__(window, tr("lesson.end.title"), width=640, subtitle=tr("lesson.end.text"), closable=False)
        for line in learnt:
            self.body.addLayout(_ticked(line))
        back = Button(tr("lesson.end.back"), "secondary")
        back.setObjectName("back")
        back.clicked.connect(self.first_screen)
        start = Button(tr("lesson.end.start"), "primary", key="Space", icon="play")
        start.setObjectName("start")
        start.clicked.connect(self.real_game)
        self.add_action(back)
        self.add_action(start)
        self.setObjectName("lesson_end")


def _ticked(words: str) -> QHBoxLayout:
    """Return a line with a tick before it."""
    row = QHBoxLayout()
    row.setSpacing(current_metrics().px(10))
    row.addWidget(Sign("check"), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(Label(words), 1)
    return row
