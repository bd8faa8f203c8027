"""The running animations of a board: whether there are any, and how to finish them all at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

OnProgress = Callable[[float], None]
End = Callable[[], None]


class _Run(QVariantAnimation):
    """One animation from 0 to 1; it ends at 1 exactly once, however it is ended."""

    ended = Signal(QObject)

    def __init__(self, parent: QObject, ms: int, easing: QEasingCurve.Type, step: OnProgress, end: End | None) -> None:
        super().__init__(parent)
        self._step, self._end = step, end
        # Setting the values already reports one: nothing is passed on before the start.
        self._over = True
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(ms)
        self.setEasingCurve(easing)
        self._over = False
        self.finished.connect(self.complete)

    def updateCurrentValue(self, value: object) -> None:
        """Pass the value on."""
        if not self._over and isinstance(value, float):
            self._step(value)

    def complete(self) -> None:
        """Go to the end and report it, once."""
        if self._over:
            return
        self._step(1.0)
        self.abandon()
        if self._end is not None:
            self._end()

    def abandon(self) -> None:
        """Stop where it is, without calling ``end``."""
        self._over = True
        if self.state() != QAbstractAnimation.State.Stopped:
            self.stop()
        self.ended.emit(self)


class Animator(QObject):
    """Starts animations and keeps track of them.

    Signals: ``idle`` when the last one has ended.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: list[_Run] = []

    @property
    def busy(self) -> bool:
        """Whether an animation runs."""
        return bool(self._runs)

    def run(
        self,
        ms: int,
        step: OnProgress,
        end: End | None = None,
        easing: QEasingCurve.Type = QEasingCurve.Type.InOutCubic,
    ) -> QObject | None:
        """Call ``step`` with values from 0 to 1 over ``ms``, then ``end``. With 0 ms both are called at once.

        Returns the run, to be abandoned by ``abandon``; None if it has ended already.
        """
        if ms <= 0:
            step(1.0)
            if end is not None:
                end()
            return None
        run = _Run(self, ms, easing, step, end)
        run.ended.connect(self._forget)
        self._runs.append(run)
        step(0.0)
        run.start()
        return run

    def abandon(self, run: QObject | None) -> None:
        """Stop one run where it stands; None and ended runs are ignored."""
        if isinstance(run, _Run) and run in self._runs:
            run.abandon()

    def complete(self, run: QObject | None) -> None:
        """Bring one run to its end at once; None and ended runs are ignored."""
        if isinstance(run, _Run) and run in self._runs:
            run.complete()

    def finish(self) -> None:
        """Bring every animation to its end at once, also those that an end starts."""
        while self._runs:
            self._runs[0].complete()

    def _forget(self, run: QObject) -> None:
        if run in self._runs:
            self._runs.remove(run)
            run.deleteLater()
            if not self._runs:
                self.idle.emit()
