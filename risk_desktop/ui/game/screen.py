"""The table on the screen: the board fills it, the furniture stands round it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ai.player import Fault
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.gods import pantheons_led
from risk_desktop.editions.library import entry_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import language
from risk_desktop.maps.loader import folder_of
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.context import Context
from risk_desktop.ui.game.animator import Showing
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.battle.die_calls import DieCalls
from risk_desktop.ui.game.battle.fight_board import FightBoard
from risk_desktop.ui.game.battle.own_fights import OwnFights
from risk_desktop.ui.game.cards.own_hand import OwnHand
from risk_desktop.ui.game.chronicle.banners import Heralds
from risk_desktop.ui.game.chronicle.game_log import Story
from risk_desktop.ui.game.chronicle.toasts import News
from risk_desktop.ui.game.context import Desk
from risk_desktop.ui.game.decisions.reasons import words_of
from risk_desktop.ui.game.decks.card_show import CardShow
from risk_desktop.ui.game.decks.deck_hand import DeckHand
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.gods.divine_scenes import DivineScenes
from risk_desktop.ui.game.gods.god_wars import GodWars
from risk_desktop.ui.game.gods.labors import Labors
from risk_desktop.ui.game.handover.handover import ScreenHandover
from risk_desktop.ui.game.help.rules_at_hand import RulesAtHand
from risk_desktop.ui.game.keys.amount_keys import ENDS, AmountKeys
from risk_desktop.ui.game.keys.key_guard import KeyGuard
from risk_desktop.ui.game.keys.keys import PlayKeys
from risk_desktop.ui.game.lands_shown import LandsShown
from risk_desktop.ui.game.layout import Furniture
from risk_desktop.ui.game.menu.switches import Switches
from risk_desktop.ui.game.menu.table_menu import TableMenu
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.missions.sealed_cards import PEEK_KEY
from risk_desktop.ui.game.neutrals.bribe import BribePresenter
from risk_desktop.ui.game.neutrals.bribery import Bribery
from risk_desktop.ui.game.neutrals.neutral_board import NeutralBoard
from risk_desktop.ui.game.pieces.piece_scenes import PieceScenes
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.assets import has_assets
from risk_desktop.ui.game.players.plaques import Plaque
from risk_desktop.ui.game.players.scoreboard import Scoreboard
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.prompt.ended_steps import EndedSteps
from risk_desktop.ui.game.treasury import Treasury
from risk_desktop.ui.game.view_switches import Views
from risk_desktop.ui.kit import ToastHost
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics


class PlayScreen(QWidget):
    """One game from its start to its end. The owner calls ``session.start()`` once the screen shows.

    Signals: ``left`` (to the first screen), ``quit``, ``finished`` (Outcome), ``pictured`` (QImage of
    the board, for the list of saves). ``coached``: somebody else says why a choice is refused.
    """

    left = Signal()
    quit = Signal()
    finished = Signal(object)
    pictured = Signal(QImage)
    coached = False

    def __init__(
        self,
        context: Context,
        session: GameSession,
        names: Names,
        boards: Sequence[BoardMap],
        past: Sequence[Event] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context, self._session, self._names = context, session, names
        context.dress(entry_of(find_edition(session.table.edition)).theme, session.table.edition)
        self.board = BoardView(boards, folder_of(boards[0]), names.all_colours(), language(), self)
        self.board.piece_words = names.figure
        self.desk = Desk(self.board, session, names)
        neutrals = session.game.state.seats - session.game.state.players
        plaque = AssetPlaque if has_assets(session.game.rules) else Plaque
        self.furniture = Furniture(self, self.desk, neutrals, plaque)
        self._toasts = ToastHost(self)
        self._news = News(names, self._toasts)
        self._calls = DieCalls(self.desk, self.furniture)
        self._heralds = Heralds(self.desk, self.furniture)
        self.fights = OwnFights(self.desk, self, self.furniture)
        showing = Showing(self.desk, context.sound, self.fights, self)
        self._pieces = PieceScenes(self.desk, showing)
        self._divine = DivineScenes(self.desk, showing, self.furniture)
        self.god_wars = GodWars(self.desk, showing, self)
        self._handover = ScreenHandover(self.desk, context.sound, self)
        self.director = Director(self.desk, showing, self._handover, self)
        self.guard = KeyGuard(self.director, self)
        self._ended = EndedSteps(self.desk, self.director, self._toasts)
        led = pantheons_led(session.game.state)
        self.story = Story(names, self.furniture.chronicle, self.director.witness, led)
        self._score = Scoreboard(self.desk, self.furniture, self.director.tracker)
        self._neutrals = NeutralBoard(self.desk, self.furniture.neutrals)
        self._bribery = Bribery(self.desk, self._neutrals, self)
        self.treasury = Treasury(self.desk, self.director, showing, self.furniture, self, past)
        self.deck_hand = DeckHand(self.desk, self.director, self.furniture, self)
        self.labors = Labors(self.desk, self.director, self.furniture, self)
        self.fight_board = FightBoard(self.desk, self.director, self.furniture, self.fights, self)
        self._card_show = CardShow(self.desk, self.furniture, showing, self)
        self._own_hand = OwnHand(self.desk, self.director, self.furniture, self)
        self.secrets = OwnSecrets(self.desk, self.director, self.furniture, self)
        self.rules = RulesAtHand(self.desk, self.director, self.furniture, self)
        self.menu = TableMenu(context, self.desk, self.director, self.rules, self)
        self.views = Views(self.board, self)
        self._lands = LandsShown(self.desk, self.views, self.furniture, self)
        self._switches = Switches(context, session, self.furniture.status, self)
        self.views.highlight_ended.connect(self._show_choice_again)
        self.views.pinned.connect(self._news.tell_pinned)
        self._language, self._tint = language(), ""
        self.setFocusProxy(self.board)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect(showing)
        self._connect_furniture()
        self._add_keys()
        self._tell(past)
        self._follow_settings()

    # --- wiring

    def _connect(self, showing: Showing) -> None:
        director, board = self.director, self.board
        board.territory_clicked.connect(self._click)
        board.territory_right_clicked.connect(director.click_right)
        board.beyond_clicked.connect(director.click_beyond)
        director.asks.connect(self._show_ask)
        director.settled.connect(self._settle)
        director.noted.connect(self._score.note)
        director.recalled.connect(self._score.show_noted)
        director.told.connect(self._on_told)
        director.taken_back.connect(self._handover.take_back)
        director.taken_back.connect(self.story.take_back)
        director.viewer_changed.connect(self._own_hand.show)
        director.called.connect(self._heralds.call)
        director.refused.connect(self._refuse)
        director.heard.connect(self._context.sound.play)
        director.cards_wanted.connect(self._open_cards)
        director.faulted.connect(self._on_fault)
        director.ended.connect(self._on_ended)
        director.begun.connect(self._on_begun)
        self._session.unsaved.connect(self._news.tell_unsaved)
        self.secrets.list_wanted.connect(self.rules.open_missions)
        director.viewer_changed.connect(self.fights.set_viewer)
        director.viewer_changed.connect(self._handover.set_viewer)
        self.fights.set_viewer(director.viewer)
        self.fights.roll.connect(director.roll)
        self.fights.armies_chosen.connect(director.pick_more)
        self.fights.blitz.connect(director.blitz)
        self.fights.stop.connect(director.let_go)
        self.fights.move_in.connect(director.move_in)
        self.fights.moving.connect(director.set_number)
        self.fights.toggled.connect(director.toggle)
        self.fights.opened.connect(self._on_table_opened)
        self.fights.closed.connect(self._on_table_closed)
        showing.shown.connect(self._on_shown)
        showing.done.connect(self.fights.settle)
        self.menu.left.connect(self.left)
        self.menu.quit.connect(self.quit)
        self.menu.pictured.connect(self.pictured)
        self._context.changed.connect(self._follow_settings)

    def _connect_furniture(self) -> None:
        things, director = self.furniture, self.director
        things.prompt.pressed.connect(director.press)
        things.prompt.height_wanted.connect(things.place_prompt)
        things.tray.number_set.connect(director.set_number)
        things.tray.picked.connect(director.pick)
        things.tray.picked_more.connect(director.pick_more)
        things.tray.toggled.connect(director.toggle)
        things.choices.picked.connect(director.pick)
        things.corner.menu_wanted.connect(self.menu.show)
        things.corner.undo_wanted.connect(director.undo)
        things.status.help_wanted.connect(self.rules.toggle)
        things.status.settings_wanted.connect(self.menu.show_settings)
        things.hand.clicked.connect(self._open_cards)
        things.tabs.cards_wanted.connect(self._open_cards)
        things.chronicle.line_clicked.connect(self.views.highlight)

    def _add_keys(self) -> None:
        keys = self._keys = PlayKeys(self)
        self._amounts = AmountKeys(self.director, self.views)
        for key, action in (
            ("Escape", self._escape),
            ("Ctrl+Z", self.director.undo),
            ("T", self.views.swap_tint),
            ("V", self.views.show_strength),
            ("+", self._amounts.more),
            ("=", self._amounts.more),
            ("-", self._amounts.fewer),
            ("Home", self._amounts.fewest),
            ("End", self._amounts.all),
            ("0", self.views.fit),
            ("O", self.views.next_board),
            ("P", self.views.swap_pin),
            ("C", self._open_cards),
            (PEEK_KEY, self.secrets.peek),
            *self.rules.keys,
        ):
            keys.add(key, action)
        for number in range(1, 10):
            keys.add_number(number, self._pick_or_show)

    # --- showing

    def _show_ask(self, ask: Ask) -> None:
        things = self.furniture
        if ask == things.prompt.ask and ask.seat in self._names.players and not self._names.is_human(ask.seat):
            return  # opponents play on: nothing new to say
        if self.fights.open:
            self.fights.show_ask(ask)
            ask = ask.words_only()
        if self.director.presenter is not None:
            things.new_question(self.director.presenter.decision.kind)
        things.prompt.show_ask(ask, self._names.seat_colours(ask.seat))
        things.tray.show_ask(ask)
        self._keys.enable(ENDS, ask.number is not None)
        things.choices.show_ask(ask, tuple(map(self._names.seat_colours, ask.whose)))
        things.place_prompt()
        things.corner.show_undo(self.director.can_undo, keyed=ask.secondary is None or ask.secondary.key != "U")
        self.rules.follow()
        self._place_toasts()

    def _settle(self) -> None:
        self._score.settle(self.furniture.folded, at_leisure=self.director.only_watched)
        self._neutrals.settle()
        self._own_hand.show()
        self.secrets.show()

    def _on_shown(self, event: Event) -> None:
        self._neutrals.follow(event)
        self._calls.follow(event)
        self._heralds.follow(event)

    def _on_told(self, events: Sequence[Event]) -> None:
        self._tell(events)
        self._news.tell(events)
        for event in events:
            if isinstance(event, TurnStarted) and self._session.is_human(event.player):
                self.menu.take_picture()

    def _tell(self, events: Sequence[Event]) -> None:
        self._handover.note(events)
        self.story.tell(events)

    def _refuse(self, reason: Reason, territory: int) -> None:
        self._context.sound.play("error", 1)
        if not self.coached:
            self._toasts.show_message(words_of(reason, self._names), icon="warning")

    def _on_fault(self, seat: int, fault: Fault) -> None:
        self._toasts.show_message(self.director.prompts.fault_words(seat, fault), seat=self._names.seat_colours(seat))

    def _on_begun(self) -> None:
        """Let the battle table follow; while it is open the attack's buttons stand there."""
        presenter = self.director.presenter
        self.fights.follow(presenter)
        if isinstance(presenter, AttackPresenter):
            presenter.sit_down(self.fights.open)

    def _on_table_opened(self) -> None:
        """What can be pressed stands on the table now."""
        self._show_ask(self.furniture.prompt.ask)

    def _on_table_closed(self) -> None:
        presenter = self.director.presenter
        if isinstance(presenter, AttackPresenter):
            presenter.sit_down(False)
        elif presenter is not None:
            presenter.refresh()

    def _on_ended(self, outcome: object) -> None:
        self.fights.close()
        self.menu.take_picture()
        self.finished.emit(outcome)

    # --- input

    def _click(self, territory: int) -> None:
        self.views.end_highlight()
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.director.click_right(territory)
        else:
            self.director.click(territory)

    def _escape(self) -> None:
        if not self.rules.hide() and not self.director.let_go():
            self.menu.show()

    def _pick_or_show(self, number: int) -> None:
        """Take a number that is asked for; else it is that of a board."""
        ask = self.furniture.prompt.ask
        named = ask.secondary is not None and ask.secondary.key == str(number)
        wanted = named or ask.picks is not None or ask.rows or self.fights.open
        wanted = wanted or self.deck_hand.presenter is not None
        if wanted or self.treasury.numbers or not self.views.show_board(number - 1):
            self.director.pick(number)

    def _show_choice_again(self) -> None:
        if self.director.presenter is not None:
            self.director.presenter.refresh()

    def _open_cards(self) -> None:
        """Lay the viewer's cards on the table: for bribes where he may give some, else to look or to trade."""
        presenter = self.director.presenter
        if isinstance(presenter, BribePresenter) and presenter.active:
            self._bribery.open(presenter)
        elif self.deck_hand.book is not None:
            self.deck_hand.open()
        else:
            self._own_hand.open()

    # --- settings and size

    def _follow_settings(self) -> None:
        settings, status = self._context.settings, self.furniture.status
        self.director.set_speed(settings.ai_speed, settings.own_speed)
        self.director.use_curtain = settings.curtain
        self._session.defence = settings.defence
        status.show_speed(settings.ai_speed)
        status.show_muted(settings.muted)
        if settings.tint != self._tint:  # what T and V show stays as long as this setting does
            self._tint = settings.tint
            self.views.set_mode("regions" if settings.tint == "region" else "owners")
        self.board.set_semy(self._context.semy)
        if (spoken := language()) != self._language:
            self._language = spoken
            self.board.set_language(spoken)
            self.story.tell_anew()
        self.furniture.retranslate()
        self.director.ask_again()
        self._place_anew()

    def _place_anew(self) -> None:
        self.furniture.place_anew()
        self.fights.place()
        self._score.settle(self.furniture.folded)
        self._neutrals.settle()
        self._own_hand.show()
        self.secrets.show()
        self._place_toasts()

    def _place_toasts(self) -> None:
        """Keep toasts above the row of the prompt."""
        bottom = self.height() - self.furniture.foot
        self._toasts.set_bottom(bottom + current_metrics().margin // 2, self.board_middle())

    def board_middle(self) -> int:
        """Return the x of the middle of the free part."""
        return self.furniture.layout.board.center().x()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._place_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Place everything anew after a change of theme or text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "furniture"):
            self._place_anew()
