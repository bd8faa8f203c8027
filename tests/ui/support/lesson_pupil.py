"""A pupil who clicks through a lesson with a mouse: he does what each step asks for, and nothing that is covered."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton

from risk_desktop.controller.lesson import LessonSession
from risk_desktop.lessons.schema import LessonStep
from risk_desktop.ui.game.cards.decks.card_shop import CardShop
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.lesson.coach import Coach, LessonEnd
from tests.e2e.hands import shown
from tests.e2e.mouse_person import MousePerson


class Pupil(MousePerson):
    """Sits at the main window in which a lesson runs."""

    @property
    def coach(self) -> Coach:
        """The coach at the table."""
        found = self.main.findChild(Coach)
        assert found is not None
        return found

    @property
    def session(self) -> LessonSession:
        """The session of the lesson."""
        session = self.play.context.session
        assert isinstance(session, LessonSession)
        return session

    @property
    def end(self) -> LessonEnd | None:
        """The last card, None before it shows."""
        return next((each for each in shown(self.main, LessonEnd) if isinstance(each, LessonEnd)), None)

    def steps(self) -> Iterator[LessonStep]:
        """Do all steps; yield each before it is done."""
        while True:
            self.wait(self._ready, f"the next step after {self.log[-1] if self.log else 'nothing'}", 20)
            if self.end is not None:
                return
            step = self.session.course.step
            yield step
            if step is not self.session.course.step or self.end is not None:
                continue
            before = self.session.course.index
            self.note(f"step {step.id}")
            self.do(step)
            self.wait(lambda: self.session.course.index > before or self.end, f"the end of step {step.id}", 20)  # noqa: B023

    def _ready(self) -> bool:
        course, card = self.session.course, self.coach.card
        if self.end is not None:
            return not self.unsettled
        if card.isHidden() or self.play.director.animator.busy or self.unsettled or self.play.board.animator.busy:
            return False
        if self.coach.shown_step is not course.step or self.coach.moving:
            return False
        if course.step.is_read:
            return card.next.isVisible()
        decision = self.decision
        return course.step.watch or (decision is not None and decision.kind == course.step.decision)

    # --- what a step asks for

    def do(self, step: LessonStep) -> None:
        """Do what a step asks for."""
        if step.is_read:
            self.read_on()
        elif step.decision:
            if self.coach.card.next.isVisible():  # it covers something: it can be put aside
                self.click(self.coach.card.next)
                self.rest(20)
            getattr(self, f"learn_{step.decision}")(step)

    def learn_bid(self, step: LessonStep) -> None:
        """Bid three, and seal it."""
        self.set_number(3)
        self.press_primary()
        self.press_primary()

    def learn_turn_marker(self, step: LessonStep) -> None:
        """Take the proposed place, and say so again."""
        self.press_primary()
        self.press_primary()

    def learn_reinforce(self, step: LessonStep) -> None:
        """Put all where the coach points."""
        self.put(self.land(step.at[0]), self.play.director.presenter.left)  # type: ignore[union-attr]
        self.prompt("primary")

    def learn_hire(self, step: LessonStep) -> None:
        """Hire who is asked for, or nobody more."""
        pattern = step.allow[0]
        if pattern["choice"] == "Pass":
            self.prompt("ghost")
            return
        shelf = self.play.controller(ShelfController).shelf
        kinds = [each for each in shown(shelf, ButtonControl) if each.offer.kind == pattern["kind"]]  # type: ignore[attr-defined]
        assert isinstance(kinds[0], QAbstractButton)
        if not kinds[0].isChecked():
            self.click(kinds[0])
        self.take(self.land(pattern["territory"]))
        self.prompt("primary")

    def learn_buy_cards(self, step: LessonStep) -> None:
        """Buy a card of the first deck that is asked for."""
        deck = next(iter(step.allow[0]["cards"]))
        row = next(row for row in self.play.controller(CardShop).shelf.rows if row.offer.deck == deck)
        self.click(row.more)
        self.prompt("primary")

    learn_summon = learn_hire

    def learn_play_card(self, step: LessonStep) -> None:
        """Choose the first card, aim it, play it."""
        bar = self.play.game_layout.card_bar
        assert bar is not None
        presenter = self.play.director.presenter
        for across in range(20, bar.width(), 24):
            if presenter.card:  # type: ignore[union-attr]
                break
            point = QPoint(across, bar.height() - 20)  # a hand peeks over the edge
            if self.reaches(bar, point):
                self.click(bar, point)
                self.rest(5)
        self.take(self.land(step.names["home"]))
        self.prompt("primary")

    learn_miracle = learn_play_card

    def learn_attack(self, step: LessonStep) -> None:
        """Click from, click to, roll, storm or march; or stop. What lies on the table goes on there."""
        pattern = step.allow[0]
        if pattern["choice"] == "Pass":
            self.prompt("ghost")
            return
        if self.overlay is not None:
            self.press_primary()
            return
        presenter = self.play.director.presenter
        origin, target = self.land(pattern["origin"]), self.land(pattern["target"])
        if presenter.origin != origin:  # type: ignore[union-attr]
            self.go_to(origin)
            self.take(origin)
        self.go_to(target)
        self.take(target)
        if pattern["choice"] == "Blitz":
            self.set_number(pattern["keep"][-1])
            self.prompt("secondary")
        else:
            self.prompt("primary")

    def set_number(self, number: int) -> None:
        """Press plus until the tray shows a number."""
        stepper = self.play.game_layout.tray.stepper
        assert stepper is not None
        more = [button for button in shown(stepper, QAbstractButton) if button.isEnabled()][-1]
        while stepper.value() < number:
            self.click(more)

    def learn_champion(self, step: LessonStep) -> None:
        """Send the proposed god, and go on when the god war has been seen."""
        self.prompt("primary")
        table = self.play.controller(GodWars).table
        go = next(button for button in table.findChildren(ButtonControl) if getattr(button, "kind", "") == "primary")
        assert isinstance(go, QAbstractButton)
        self.wait(lambda: table.isVisible() and go.isVisible(), "the end of the god war", 10)
        self.rest(300)
        self.click(go)

    def learn_press(self, step: LessonStep) -> None:
        """Roll as proposed."""
        self.press_primary()

    def learn_leave_afterlife(self, step: LessonStep) -> None:
        """Send all of the dead where the coach points."""
        gate = self.land(step.at[0])
        self.go_to(gate)
        self.put(gate, self.play.director.presenter.left)  # type: ignore[union-attr]
        self.prompt("primary")

    def learn_underworld(self, step: LessonStep) -> None:
        """Click from, click to, march in; or stop."""
        pattern = step.allow[0]
        if pattern["choice"] == "Pass":
            self.prompt("ghost")
            return
        for name in (pattern["origin"], pattern["target"]):
            self.go_to(self.land(name))
            self.take(self.land(name))
        self.prompt("primary")

    def learn_occupy(self, step: LessonStep) -> None:
        """Move in as proposed."""
        self.press_primary()

    def learn_fortify(self, step: LessonStep) -> None:
        """Move what is asked for; else leave all where it is."""
        if not step.allow:
            self.prompt("ghost")
            return
        self.take(self.land(step.names["rear"]))
        self.take(self.land(step.names["front"]))
        self.prompt("primary")

    def learn_defend(self, step: LessonStep) -> None:
        """Defend as proposed."""
        self.prompt("primary")

    def learn_trade(self, step: LessonStep) -> None:
        """Lay the cards on the table and trade the set that is proposed."""
        self.prompt("primary")
        self.wait(lambda: self.overlay is not None, "the cards", 5)
        self.rest(50)
        self.press_primary()

    def read_on(self) -> None:
        """Press the way on, again where the card went elsewhere just then because a table behind it closed."""
        before = self.session.course.index
        for _ in range(4):
            if self.session.course.index > before or not self.coach.card.next.isVisible():
                return
            self.click(self.coach.card.next)
            self.rest(200 if self.session.course.index == before else 0)

    # --- ways

    def land(self, name: str) -> int:
        """Return the number of a territory."""
        return self.play.context.game.rules.board.index(name)

    def go_to(self, territory: int) -> None:
        """Click on the window onto the other board if the territory lies there."""
        board = self.play.board
        if board.overview.board_of(territory) != board.switcher.board:
            mini_board = self.play.game_layout.mini_board
            assert mini_board is not None
            self.click(mini_board)
            self.rest(20)
            self.wait(lambda: not board.animator.busy, "the other board", 5)

    def press_primary(self) -> None:
        """Press the primary button of the table that lies open, else of the prompt."""
        if self.overlay is None:
            self.prompt("primary")
            return
        before = self.session.course.index
        for _ in range(4):  # a table that grows meanwhile takes its button away from below the pointer
            over = self.overlay
            if self.session.course.index > before or over is None:
                return
            found = [b for b in shown(over, ButtonControl) if getattr(b, "kind", "") == "primary" and b.isEnabled()]
            if found and isinstance(found[0], QAbstractButton):
                self.click(found[0])
            self.rest(200)
