"""The table on the screen: the board fills it, the panels stand round it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ai.player import Fault
from risk_desktop.controller.opening import PastChoice
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.standing_orders import StandingOrders
from risk_desktop.editions.library import entry_of
from risk_desktop.editions.registry import find_edition, landscape_of
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import language, tr
from risk_desktop.maps.loader import folder_of
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.advance_odds.advance_odds_controller import AdvanceOddsController
from risk_desktop.ui.game.animator import EventAnimator
from risk_desktop.ui.game.announcements.announcements import Banners, GameToasts
from risk_desktop.ui.game.battle.battle_controller import BattleController
from risk_desktop.ui.game.chronicle.game_log import GameLog
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.words import words_of_reason
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.features import controllers_of, make_presenter
from risk_desktop.ui.game.handover.handover import ScreenHandover
from risk_desktop.ui.game.help.rules_at_hand import RulesAtHand
from risk_desktop.ui.game.hint.hint_controller import HintController
from risk_desktop.ui.game.keys.key_guard import KeyGuard
from risk_desktop.ui.game.keys.shortcuts import ENDS, AmountKeys, Shortcuts
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.menu.board_copy import BoardCopy
from risk_desktop.ui.game.menu.game_menu import REPLAY_KEY, MenuController
from risk_desktop.ui.game.player_input import PlayerInput
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.assets import has_assets
from risk_desktop.ui.game.players.plaques import Plaque
from risk_desktop.ui.game.players.scoreboard import Scoreboard
from risk_desktop.ui.game.players.seat_dialog import SeatController
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.recap.recap_dock import RecapDock
from risk_desktop.ui.game.view_switches import Views
from risk_desktop.ui.kit import ToastHost
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import EVERYBODY
from risk_desktop.ui.words import edition_name

SomeController = TypeVar("SomeController", bound=FeatureController)


class PlayScreen(QWidget):
    """One game from its start to its end. The owner calls ``session.start()`` once the screen shows.

    Signals: ``left`` (to the first screen), ``quit``, ``replay_wanted`` (of the game so far), ``share_wanted``,
    ``finished`` (Outcome), ``given_up`` (its persons have left it, or watch it no more), ``pictured`` (QImage of the board,
    for the list of saves). ``past``: the events before this moment, ``course`` the last of them choice by choice.
    """

    left = Signal()
    quit = Signal()
    finished = Signal(object)
    given_up = Signal()
    replay_wanted = Signal()
    share_wanted = Signal()
    pictured = Signal(QImage)
    _outcome: object = None

    def __init__(
        self,
        app: AppContext,
        session: GameSession,
        names: Names,
        boards: Sequence[BoardMap],
        past: Sequence[Event] = (),
        course: Sequence[PastChoice] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.app, self._session, self._names = app, session, names
        edition = find_edition(session.table.edition)
        app.set_game_theme(entry_of(edition).theme, edition.id)
        self.board = self._make_board(boards)
        self.context = GameContext(self.board, session, names)
        self.context.resume(past)
        self.game_layout = GameLayout(self, self.context, AssetPlaque if has_assets(session.game.rules) else Plaque)
        self.toasts = ToastHost(self)
        self.battle = BattleController(self.context, self, self.game_layout)
        updater = PositionUpdater(self.board)
        updater.show(session.game)  # before the board is seen: its ground takes long, and would be painted twice
        animator = EventAnimator(self.context, app.sound, self.battle, updater, self)
        self.missed = Missed(self.context, self, course)
        self.handover = ScreenHandover(self.context, app.sound, self, self.missed)
        presenters = partial(make_presenter, edition.features, self.context)
        self.director = Director(self.context, animator, updater, self.handover, self.missed, presenters, self)
        self.input, self.guard = PlayerInput(self.director, self), KeyGuard(self.director, self)
        led = landscape_of(session.game).families
        self.log = GameLog(names, self.game_layout.chronicle, self.director.witness, led, self._place_of)
        self.scoreboard = Scoreboard(self.context, self.game_layout, self.director)
        self.rules = RulesAtHand(self.context, self.director, self.game_layout, self)
        self.views = Views(self.board, self)
        parts = GameParts(
            screen=self,
            context=self.context,
            layout=self.game_layout,
            battle=self.battle,
            director=self.director,
            input=self.input,
            rules=self.rules,
            views=self.views,
            toasts=self.toasts,
            past=past,
            fresh=bool(course) and any(isinstance(event, TurnStarted) for event in course[-1].events),
        )
        self.shortcuts = Shortcuts(self)
        self._controllers: list[FeatureController] = [RecapDock(parts, self.shortcuts), Banners(parts)]
        self._news = GameToasts(names, self.toasts, self.controller(Banners))
        self._controllers += [controller(parts) for controller in controllers_of(edition.features)]
        self.menu = MenuController(app, self.context, self.director, self.rules, self.game_layout.status, self)
        self.board_copy = BoardCopy(self.board, self.director, self.toasts, self)
        self._language, self._tint = language(), ""
        self.way_out: Callable[[], None] = self.menu.show
        """What Esc does where there is nothing to be closed."""
        self._connect(animator)
        self._connect_layout()
        self._add_keys()
        self._tell(past)
        self._take_settings()  # where everything stands is known with the screen's size

    def _make_board(self, boards: Sequence[BoardMap]) -> BoardView:
        """Return the view of the boards, which knows the names of pieces and players."""
        view = BoardView(boards, folder_of(boards[0]), self._names.all_colours(), language(), self)
        view.descriptions.piece_words, view.descriptions.piece_use = self._names.figure, self._names.piece_use
        view.descriptions.seat_words = self._names.player
        view.board_scene.rows.name_of = self._names.short_figure
        view.effects.ranked = not self._session.game.rules.pieces
        return view

    def controller(self, kind: type[SomeController]) -> SomeController:
        """Return the controller of this kind; raise LookupError where the rules that are played bring none along."""
        for controller in self._controllers:
            if isinstance(controller, kind):
                return controller
        raise LookupError(f"{self._session.table.edition} has no {kind.__name__}")

    def controllers(self, kind: type[SomeController]) -> list[SomeController]:
        """Return the controller of this kind, or nothing where there is none."""
        return [controller for controller in self._controllers if isinstance(controller, kind)]

    def covers(self) -> list[QWidget]:
        """Return what lies over the whole screen while it is visible, beside dialogs."""
        return [cover for controller in self._controllers for cover in controller.covers]

    # --- wiring

    def _connect(self, animator: EventAnimator) -> None:
        director, board = self.director, self.board
        self.views.highlight_ended.connect(self._show_choice_again)
        self.views.pinned.connect(self._news.tell_pinned)
        board.input.territory_clicked.connect(self._click)
        board.input.territory_right_clicked.connect(self._click_right)
        board.input.afterlife_clicked.connect(self.input.click_afterlife)
        director.asks.connect(self._show_ask)
        director.settled.connect(self._settle)
        director.recalled.connect(self.scoreboard.show_past)
        director.stepped.connect(self.scoreboard.recall)
        director.told.connect(self._on_told)
        director.taken_back.connect(self.missed.take_back)
        director.taken_back.connect(self.log.take_back)
        director.refused.connect(self._refuse)
        director.heard.connect(self.app.sound.play)
        director.cards_wanted.connect(self._open_cards)
        director.faulted.connect(self._on_fault)
        director.ended.connect(self._on_ended)
        director.stopped.connect(self._give_up)
        self._session.passed.connect(self._on_passed)
        director.begun.connect(self._on_begun)
        director.left.connect(self.toasts.end_passing)
        self._session.noted.connect(self.log.tell)
        self._session.unsaved.connect(self._news.tell_unsaved)
        director.viewer_changed.connect(self.missed.set_viewer)
        self.menu.left.connect(self.left)
        self.menu.share_wanted.connect(self.share_wanted)
        self.menu.advance_odds_wanted.connect(self._begin_advance_odds)
        self.menu.seats_wanted.connect(self.controller(SeatController).show_seats)
        self.menu.resign_wanted.connect(self.controller(SeatController).ask_resign)
        self.menu.quit.connect(self.quit)
        self.menu.replay_wanted.connect(self.replay_wanted)
        self.menu.pictured.connect(self.pictured)
        self.app.changed.connect(self._follow_settings)

    def _connect_layout(self) -> None:
        things = self.game_layout
        things.ribbon_moved.connect(self._give_toasts_room)
        things.prompt.pressed.connect(self.input.press)
        self.guard.held.connect(things.prompt.hold_keys)
        things.tray.number_set.connect(self.input.set_number)
        things.tray.picked.connect(self.input.pick)
        things.tray.picked_more.connect(self.input.pick_more)
        things.tray.toggled.connect(self.input.toggle)
        things.choices.picked.connect(self.input.pick)
        things.corner.menu_wanted.connect(self.menu.show)
        things.corner.undo_wanted.connect(self.input.undo)
        things.status.help_wanted.connect(self.rules.toggle)
        things.hand.clicked.connect(self._open_cards)
        things.rail.cards_wanted.connect(self._open_cards)
        things.chronicle.line_clicked.connect(self.views.highlight)
        things.chronicle.line_picked.connect(self._look_back)

    def _add_keys(self) -> None:
        self.setFocusProxy(self.board)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        keys = self.shortcuts
        self._amounts = AmountKeys(self.input, self.director, self.views)
        for key, action in (
            ("Escape", self._escape),
            ("U", self.input.undo),
            ("Ctrl+Z", self.input.undo),
            ("T", self._swap_tint),
            ("V", self.views.show_strength),
            ("+", self._amounts.more),
            ("=", self._amounts.more),
            ("-", self._amounts.fewer),
            ("Home", self._amounts.fewest),
            ("End", self._amounts.all),
            ("0", self._type_or_fit),
            ("O", self.views.next_board),
            ("P", self.views.swap_pin),
            ("C", self._open_cards),
            ("D", self.battle.toggle_details),
            ("Ctrl+Shift+C", self.board_copy.copy),
            ("R", self.game_layout.toggle_players),
            (REPLAY_KEY, self.menu.ask_replay),
            *self.rules.keys,
        ):
            keys.add(key, action)
        for controller in self._controllers:
            for own in controller.keys:
                keys.add(*own)
        for number in range(1, 10):
            keys.add_number(number, self._pick_or_show)

    # --- showing

    def _show_ask(self, ask: Ask) -> None:
        things = self.game_layout
        if ask == things.prompt.ask and ask.seat in self._names.players and not self._names.is_human(ask.seat):
            return  # opponents play on: nothing new to say
        colours = self._names.seat_colours(ask.seat) if ask.seat >= 0 else EVERYBODY
        things.prompt.show_ask(ask, colours, self._names.face(ask.seat))
        self.shortcuts.enable(ENDS, ask.number is not None and not ask.number.fixed)
        self.shortcuts.enable(("R",), things.rooms.rail and not ask.has_key("R"))
        things.choices.show_ask(ask, tuple(map(self._names.seat_colours, ask.whose)))
        things.dock.hold(things.choices, bool(ask.rows), things.ribbon.now or tr("play.dock.answers"))
        things.corner.undo.setEnabled(self.input.can_undo)
        self.rules.follow()
        self.battle.consider(self.director.presenter)

    def _settle(self) -> None:
        self.scoreboard.settle(at_leisure=self.director.only_watched)
        self._settle_controllers()

    def _settle_controllers(self) -> None:
        for controller in self._controllers:
            controller.settle()

    def _on_told(self, events: Sequence[Event]) -> None:
        self._tell(events)
        self._news.tell(events)
        for event in events:
            if isinstance(event, TurnStarted):
                self.battle.new_turn()
                if self._session.is_human(event.player):
                    self.menu.take_picture()

    def _tell(self, events: Sequence[Event]) -> None:
        self.missed.note(events)
        self.log.tell(events)

    def _place_of(self, event: Event) -> int:
        recording = self._session.recording
        return recording.place_of(event) if recording is not None else -1

    def _swap_tint(self) -> None:
        """Swap owners' and regions' colours, and say which are seen: land seems to have changed hands."""
        self.views.swap_tint()
        self.toasts.show_message(tr(f"play.tint.{self.views.mode}"))

    def _look_back(self, line: LogLine) -> None:
        """Show how the game stood when something had happened."""
        self.views.end_highlight()
        self.director.look_back(self.game_layout.chronicle.all_lines()[::-1], line)

    def _refuse(self, reason: Reason, territory: int) -> None:
        self.app.sound.play("error", 1)
        if not self.context.coached:
            self.toasts.show_message(words_of_reason(reason, self._names), icon="warning", passing=True)

    def _on_fault(self, seat: int, fault: Fault) -> None:
        self.toasts.show_message(self.director.prompts.fault_words(seat, fault), seat=self._names.seat_colours(seat))

    def _on_begun(self) -> None:
        """The fight that a question is about stands beside its arrow."""
        self.battle.follow(self.director.presenter)

    def _on_ended(self, outcome: object) -> None:
        self.battle.close()
        self.menu.take_picture()
        self._outcome = outcome
        self.game_layout.banner.left.connect(self._finish)
        self._finish()

    def _on_passed(self) -> None:
        if self._session.is_given_up:
            self._give_up()

    def _give_up(self) -> None:
        """Let the game rest as it stands: what comes of it is no person's any more."""
        self._session.rest()
        self.menu.take_picture()
        self.given_up.emit()

    def _finish(self) -> None:
        """Tell that the game is over, once the last banner has been seen: that of the score."""
        if not self.game_layout.banner.staying:
            self.game_layout.banner.left.disconnect(self._finish)
            self.finished.emit(self._outcome)

    # --- input

    def _click(self, territory: int) -> None:
        self.views.end_highlight()
        if self.controller(AdvanceOddsController).click(territory):
            return
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.input.click_right(territory)
        else:
            self.input.click(territory)

    def _click_right(self, territory: int) -> None:
        if not self.controller(AdvanceOddsController).undo():
            self.input.click_right(territory)

    def _begin_advance_odds(self) -> None:
        """Plan an advance on the board instead of what was shown there."""
        self.controller(HintController).put_away()
        self.views.end_highlight()
        self.controller(AdvanceOddsController).begin()

    def _escape(self) -> None:
        things = self.game_layout
        if self.controller(AdvanceOddsController).put_away():
            return
        if (
            self.rules.hide()
            or things.close_drawer()
            or self.controller(HintController).put_away()
            or self.input.let_go()
        ):
            return
        if not (any(controller.put_away() for controller in self._controllers) or things.dock.put_aside()):
            self.way_out()

    def _pick_or_show(self, number: int) -> None:
        """Take a number that is asked for; else it is that of a board."""
        ask = self.game_layout.prompt.ask
        named = ask.secondary is not None and ask.secondary.key == str(number)
        presenter = self.director.presenter
        wanted = named or ask.picks is not None or ask.rows or (presenter is not None and presenter.takes_numbers)
        if ask.picks is not None and ask.picks.why is not None and number in ask.picks.off and presenter is not None:
            presenter.refuse(ask.picks.why)
        elif wanted or (not self._amounts.type(number) and not self.views.show_board(number - 1)):
            self.input.pick(number)

    def _type_or_fit(self) -> None:
        """Take the digit 0 of a number that is asked for; else show the whole board."""
        if self.game_layout.prompt.ask.picks is not None or not self._amounts.type(0):
            self.views.fit()

    def _show_choice_again(self) -> None:
        if self.director.presenter is not None:
            self.director.presenter.refresh()

    def _open_cards(self) -> None:
        """Lay the viewer's cards on the table: those of the first controller that has any to lay there now."""
        any(controller.open_cards() for controller in self._controllers)

    # --- settings and size

    def _follow_settings(self) -> None:
        self._take_settings()
        self._place_anew()

    def _take_settings(self) -> None:
        settings, status = self.app.settings, self.game_layout.status
        self.director.set_speed(settings.ai_speed, settings.own_speed)
        self.director.use_curtain = settings.curtain
        self.director.prompts.tells = settings.intents
        self.missed.when = "never" if self.context.coached else settings.recap
        self.controller(Banners).shown_for = settings.banners
        self._session.obey(StandingOrders(settings.defence, settings.losses, settings.answers))
        self._session.time_to_think = settings.thinking
        status.show_speed(settings.ai_speed)
        status.show_muted(settings.muted)
        if settings.tint != self._tint:  # what T and V show stays as long as this setting does
            self._tint = settings.tint
            self.views.set_mode("regions" if settings.tint == "region" else "owners")
        self.board.set_semy(self.app.semy)
        if (spoken := language()) != self._language:
            self._language = spoken
            self.board.set_language(spoken)
            self.log.tell_anew()
            self.scoreboard.settle()  # the titles of what a question needs are taken from its ribbon
            self.battle.retranslate()
            for controller in self._controllers:
                controller.retranslate()
        self.setAccessibleName(edition_name(self._session.table.edition))
        self.game_layout.retranslate()
        self.director.ask_again()

    def _place_anew(self) -> None:
        self.game_layout.place()
        self.scoreboard.settle()
        self._settle_controllers()

    def _give_toasts_room(self) -> None:
        self.toasts.set_room(*self.game_layout.news)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that means nothing else ends the show of dice; the one that goes on ends all that an own choice has led to."""
        if self.director.animator.skip_dice():
            return
        if event.key() == Qt.Key.Key_Space and not self.director.tracker.of_others(self.director.viewer):
            self.director.finish_show()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._place_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Place everything anew after a change of theme or text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():  # before, its size is still to come
            self._place_anew()
