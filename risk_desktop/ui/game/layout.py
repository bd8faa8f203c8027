"""All that stands round the board, and where."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.game.announcements.banner import Banner
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.territory.hand import Hand
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.die_call import DieCall
from risk_desktop.ui.game.help.rules_help import RulesHelp
from risk_desktop.ui.game.menu.bars import CornerBar, StatusBar
from risk_desktop.ui.game.neutrals.neutral_pieces import NeutralPiece
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.plaques import Plaque
from risk_desktop.ui.game.players.ribbon import Ribbon
from risk_desktop.ui.game.players.team_strips import TeamStrip
from risk_desktop.ui.game.players.year_bar import YearBar
from risk_desktop.ui.game.prompt.choice_list import ChoiceList, ListRoom
from risk_desktop.ui.game.prompt.prompt_bar import PromptBar
from risk_desktop.ui.game.prompt.tray import Tray
from risk_desktop.ui.game.rooms import Rooms, play_layout, rows_fit
from risk_desktop.ui.game.side_room import SideRoom
from risk_desktop.ui.game.tabs import Tabs
from risk_desktop.ui.theme import SeatColours, current_metrics

# Between prompt and tray, px.
_GAP = 8
# Share of the strip of the ribbon that the bar of the years may take with a name, and how much higher a plaque with assets is.
_YEARS, _TALL = 0.38, 1.62


class GameLayout:
    """Makes the widgets of the play screen in tab order and places them."""

    def __init__(self, screen: QWidget, context: GameContext, neutrals: int = 0, plaque: type[Plaque] = Plaque) -> None:
        board, names = context.board, context.names
        self.screen, self._context, self.board = screen, context, board
        self.mini_board = MiniBoard(board, screen) if board.overview.count > 1 else None
        self.corner = CornerBar(screen)
        self.ribbon = Ribbon(screen)
        self.years = YearBar(screen)
        self.tray = Tray(screen)
        self.tray.set_names(names)
        self.choices = ChoiceList(screen)
        self.prompt = PromptBar(screen)
        self.hand = Hand(screen)
        self.status = StatusBar(screen)
        seats = range(len(names.table.seats))
        self.teams = [TeamStrip(n, names.teams.sign(n), screen) for n in range(len(names.teams.members))]
        self._sides = names.teams.members
        self._tall = issubclass(plaque, AssetPlaque)
        self.plaques = [plaque(seat, names.seat_colours(seat), screen) for seat in seats]
        duel = (names.seat_colours(0), names.seat_colours(1))
        behind = range(len(seats), len(seats) + neutrals)
        self.neutrals = [NeutralPiece(seat, names.seat_colours(seat), duel, screen) for seat in behind]
        self.chronicle = Chronicle(names, screen)
        self.tabs = Tabs(screen)
        self.rules = RulesHelp(screen)
        self.die_call = DieCall(screen)
        self.banner = Banner(screen)
        self._chronicle_open = False
        self.tabs.chronicle_wanted.connect(self.toggle_chronicle)
        self._prompt_height = self._highest = 0
        self._question = ""
        self.tallest: dict[str, int] = {}
        """How high prompt and tray have become, px, by the kind of question for which the board gave way."""
        self.side = SideRoom(self._whole, self._make_room)
        self._list = ListRoom(self.choices, board, self.side)
        self.above = 0
        """Height of what else stands above the prompt, px; in a folded window the board makes room for it."""
        self.below = 0
        self.card_bar: CardBar | None = None
        self.labors: QWidget | None = None
        """Stands between the row of cards and the prompt, where there is such a row."""
        self._order_tabs()
        board.switcher.board_shown.connect(self._reframe)

    @property
    def rooms(self) -> Rooms:
        """Where everything stands at the sizes in use."""
        plan = self._plan()
        return replace(plan, board=plan.board.adjusted(self.side.width, 0, 0, 0))

    @property
    def whole_board(self) -> QRect:
        """What the board would have if nothing stood at its side."""
        return self._plan().board

    @property
    def below_plaques(self) -> QRect:
        """What is free below the plaques where the chronicle is folded into tabs; empty where it is not."""
        plan = self._plan()
        if not plan.folded or self._chronicle_open:
            return QRect()
        last = max((*plan.plaques, *plan.neutrals, *plan.teams), key=QRect.bottom)
        return QRect(QPoint(last.left(), last.bottom() + _GAP), QPoint(plan.tabs.right(), plan.tabs.top() - _GAP))

    def _plan(self, prompt_height: int = -1) -> Rooms:
        sizes = current_metrics()
        if self._tall:
            tall = replace(sizes, plaque_height=round(sizes.plaque_height * _TALL))
            if not sizes.folded or (not self.below and rows_fit(tall, len(self.plaques))):
                sizes = tall
        counts = (len(self.plaques), prompt_height if prompt_height >= 0 else self._prompt_height, len(self.neutrals))
        return play_layout(sizes, *counts, self._sides, card_row=self.card_bar is not None, below=self.below)

    def clear_below(self, height: int) -> None:
        """Let the plaques leave so much free below them, px, if they can."""
        if height != self.below:
            self.below = height
            self._place_plaques(self.rooms)

    def add_card_bar(self, bar: CardBar) -> None:
        """Let a row of cards stand at the bottom left, behind the prompt in the order of tabs."""
        self.card_bar = bar
        QWidget.setTabOrder(self.prompt.button("primary"), bar)
        QWidget.setTabOrder(bar, self.hand)

    @property
    def folded(self) -> bool:
        """Whether chronicle and hand are folded into tabs."""
        return current_metrics().folded

    def place(self) -> None:
        """Place everything for the size of the screen."""
        self._prompt_height = max(self._prompt_height, self.prompt.height_for(self.rooms.prompt.width()))
        plan = self.rooms
        self.board.setGeometry(self.screen.rect())
        self._free_board(plan.board)
        self.corner.setGeometry(plan.corner)
        self.status.setGeometry(plan.status)
        self._place_plaques(plan)
        self.place_ribbon()
        self.hand.setGeometry(plan.hand)
        self._place_tabs(plan)
        self.place_prompt()

    def _place_plaques(self, plan: Rooms) -> None:
        for plaque, rect in zip(self.plaques, plan.plaques, strict=True):
            plaque.setGeometry(rect)
        for strip, rect in zip(self.teams, plan.teams, strict=True):
            strip.setGeometry(rect)
        for piece, rect in zip(self.neutrals, plan.neutrals, strict=True):
            piece.setGeometry(rect)

    def place_anew(self) -> None:
        """The sizes have changed: the prompt may shrink again, and whoever stands beside the board asks for room anew."""
        self._prompt_height = self._highest = 0
        self.tallest.clear()
        self._keep_room()
        self.place()
        self.side.renew()
        self.place_prompt()

    def _keep_room(self) -> None:
        """Keep room for a tray of one row in a folded window, also where there is none: so none moves the board."""
        if self.folded:
            self._highest = self.prompt.usual_height + _GAP + self.tray.usual_height
            self._prompt_height = max(self._prompt_height, self._highest)

    def _free_board(self, rect: QRect, *, glide: bool = False) -> None:
        """Fit the board into what is free, and put the window onto the other board into its corner."""
        covers = []
        if self.mini_board is not None:
            # Unless the prompt stands below it, a high one doesn't push it up.
            whole = self.whole_board if self.folded else self._plan(0).board
            below = whole.bottom() + 1 - self.mini_board.sizeHint().height() >= self.side.bottom
            top = self.mini_board.prefers_top and not self.side.width
            corner = whole if below else whole.adjusted(rect.left() - whole.left(), 0, 0, 0)
            self.mini_board.place(corner, rect, top=top)
            if self.mini_board.hides:
                rect = rect.adjusted(self.mini_board.geometry().right() + _GAP - rect.left(), 0, 0, 0)
                self.mini_board.place(corner, rect, top=top)
            covers.append(self.mini_board.geometry())
        self._keep_mini_board_clear()
        self.board.set_free_rect(rect, covers, glide=glide)

    def _reframe(self, board: int) -> None:
        """Another board shows, of which the window onto the first may hide something else."""
        self._free_board(self.rooms.board)

    def _whole(self) -> QRect:
        return self.whole_board

    def _make_room(self) -> None:
        self._free_board(self.rooms.board, glide=True)

    def new_question(self, kind: str) -> None:
        """Somebody is asked: the board has the size that the tray of the last question of this kind left it.

        So it stays where it is while such a question comes to its tray and back. Whoever calls places the prompt then.
        """
        changed, self._question = kind != self._question, kind
        wanted = max(self.tallest.get(kind, 0), self._highest)
        if changed and self._prompt_height != wanted:
            self._prompt_height = wanted
            self._free_board(self.rooms.board, glide=not self.folded)

    def place_ribbon(self) -> None:
        """Centre the ribbon over the board, as wide as it needs to be."""
        strip = self._place_years(self.rooms.ribbon)
        self.ribbon.set_room(strip.width())
        width = min(strip.width(), self.ribbon.sizeHint().width())
        middle = self.rooms.board.center().x()
        left = min(max(strip.left(), middle - width // 2), strip.right() - width)
        self.ribbon.setGeometry(left, strip.top(), width, strip.height())

    def _place_years(self, strip: QRect) -> QRect:
        """Place the bar of the years, where there is one, at the left of a strip; return what is left of it."""
        if not self.years.isVisibleTo(self.screen):
            return strip
        margin = current_metrics().margin
        self.years.set_room(strip.width() * _YEARS, strip.width() - margin - self.ribbon.least_width)
        width = self.years.sizeHint().width()
        self.years.setGeometry(strip.left(), strip.top(), width, strip.height())
        return strip.adjusted(width + margin, 0, 0, 0)

    def call_die(self, colours: SeatColours, title: str, value: int, verdict: str, sides: int = 6) -> None:
        """Roll a die for everybody to see, below the ribbon."""
        self.die_call.call(colours, title, value, verdict, sides)
        free, size = self.rooms.board, self.die_call.size()
        self.die_call.move(free.center().x() - size.width() // 2, free.top() + current_metrics().px(12))

    def announce(self, colours: SeatColours, title: str, detail: str, icon: str, ms: int) -> None:
        """Show a banner below the ribbon for some time."""
        free = self.rooms.board
        middle = QPoint(free.center().x(), free.top() + current_metrics().px(10))
        self.banner.tell(colours, title, detail, icon, middle, ms)

    def place_prompt(self) -> None:
        """Place prompt and tray; what needs more height than ever before pushes the board up, and it stays there.

        A tray that would hide land to choose from and, in a folded window, a list that would push it up for their question.
        """
        plan = self.rooms
        height = self.prompt.height_for(plan.prompt.width())
        low = max(height, current_metrics().prompt_height)
        rect = QRect(plan.prompt.left(), plan.prompt.bottom() + 1 - low, plan.prompt.width(), low)
        needed, tray = height, self._tray_place(rect)
        hides = self.prompt.ask.has_tray and self.board.places.hides_choice(tray, self.prompt.ask.seat)
        if hides or (plan.folded and self.prompt.ask.has_tray):
            needed += tray.height() + _GAP
        self._highest = max(self._highest, needed if plan.folded else height)
        if plan.folded and self.above:
            needed += self.above + _GAP
        needed += self._list_needs(rect, tray) if plan.folded else 0
        self._push_board(needed, glide=hides)
        self.prompt.setGeometry(rect)
        self._place_above(rect)

    def _list_needs(self, prompt: QRect, tray: QRect) -> int:
        """Return what a list of answers needs above the prompt that the board has to give up, px."""
        bottom = (tray if self.prompt.ask.has_tray else prompt).top() - _GAP
        given = self._list.wanted(prompt, bottom, self.rooms.board, self._plan(prompt.height()).board, self._question)
        return given + _GAP if given else 0

    def _push_board(self, needed: int, *, glide: bool) -> None:
        """Push the board up as far as this question's prompt and tray need it."""
        if needed > max(self.rooms.prompt.height(), self._prompt_height):
            self._prompt_height = self.tallest[self._question] = needed
            self._free_board(self.rooms.board, glide=glide)

    def _place_above(self, prompt: QRect) -> None:
        self._place_card_bar(prompt)
        self.tray.setGeometry(self._tray_place(prompt))
        bottom = (self.tray.y() if self.tray.isVisible() else prompt.top()) - _GAP
        self._place_choices(prompt, bottom)
        self._place_rules(prompt, bottom)

    def _tray_place(self, prompt: QRect) -> QRect:
        """Return where the tray stands above a prompt."""
        widest = self.rooms.board.width() - 2 * current_metrics().margin
        self.tray.set_room(min(widest, self._tray_room(prompt)))
        size = self.tray.sizeHint()
        width = min(size.width(), widest)
        left = max(current_metrics().margin, prompt.right() + 1 - width)
        return QRect(left, prompt.top() - _GAP - size.height(), width, size.height())

    def _tray_room(self, prompt: QRect) -> int:
        """Return how wide the tray may be: as the board, beside the window onto the other board and high rows of labors."""
        margin = current_metrics().margin
        left = margin if self.mini_board is None else self.mini_board.geometry().right() + margin
        labors = self._shown_labors()
        if labors is not None and labors.sizeHint().height() > prompt.height():
            left = max(left, self.rooms.hand.right() + 1 + margin)
        return max(prompt.width(), prompt.right() + 1 - left)

    def _place_card_bar(self, prompt: QRect) -> None:
        """Place the row of cards in its corner; above the prompt where it has none."""
        if self.card_bar is None:
            return
        place = self.rooms.hand
        if place.isEmpty():
            height = current_metrics().px(150)
            place = QRect(0, prompt.top() - _GAP - height, prompt.right(), height)
        elif (labors := self._shown_labors()) is not None:
            size = labors.sizeHint()
            labors.setGeometry(place.right() + 1 - size.width(), prompt.bottom() + 1 - size.height(), *size.toTuple())
            place = place.adjusted(0, 0, -size.width(), 0)
        self.card_bar.setGeometry(self._up_to_the_side(place))
        self._keep_mini_board_clear()

    def _up_to_the_side(self, row: QRect) -> QRect:
        """Let a row of cards reach up to what stands at the left of the board, if the other board isn't there."""
        beside = self.side.width and self.mini_board is not None and self.mini_board.x() >= self.side.width
        return QRect(QPoint(row.left(), self.side.bottom + _GAP), row.bottomRight()) if beside else row

    def _shown_labors(self) -> QWidget | None:
        """Return the rows of labors where they stand beside the prompt."""
        shown = self.labors is not None and self.labors.isVisibleTo(self.screen)
        return self.labors if shown and not self.rooms.hand.isEmpty() else None

    @property
    def foot(self) -> int:
        """The y of what stands highest in the row of the prompt: prompt, tray, labors beside them."""
        tray = self.tray if self.tray.isVisibleTo(self.screen) else None
        return min(part.y() for part in (self.prompt, tray, self._shown_labors()) if part is not None)

    def _keep_mini_board_clear(self) -> None:
        """Let the cards lie beside the window onto the other board where it reaches down to them."""
        if self.card_bar is None or self.mini_board is None:
            return
        frame, row = self.mini_board.geometry(), self.card_bar.geometry()
        if frame.bottom() > row.top():
            low = max(0, self.rooms.hand.top() - row.top()) if not self.folded else 0
            self.card_bar.keep_clear(frame.left() - row.left(), frame.right() + 1 + _GAP - row.left(), low)
        else:
            self.card_bar.keep_clear(0, 0)

    def _place_choices(self, prompt: QRect, bottom: int) -> None:
        """Place the list of answers."""
        free, moment = self.rooms.board, self._context.moment
        self._list.place(prompt, bottom, free, self.whole_board, moment, folded=self.folded)

    def _place_rules(self, prompt: QRect, bottom: int) -> None:
        """Place the rules in the column of the chronicle; above the prompt where the chronicle is folded."""
        if self.rules.isHidden():
            return
        place, top = self.rooms.chronicle, self.rooms.status.bottom() + _GAP
        if self.folded:
            place, top = QRect(prompt.left(), 0, min(prompt.width(), current_metrics().px(460)), bottom), _GAP
        height = min(self.rules.wanted(place.width()).height(), place.bottom() + 1 - top)
        self.rules.setGeometry(place.left(), place.bottom() + 1 - height, place.width(), height)

    def _place_tabs(self, plan: Rooms) -> None:
        folded = plan.folded
        self.chronicle.setGeometry(plan.chronicle)
        self.chronicle.setVisible(not folded or self._chronicle_open)
        if folded and self._chronicle_open:
            self.chronicle.raise_()
        self.tabs.setVisible(folded)
        self.tabs.setGeometry(plan.tabs)

    def toggle_chronicle(self) -> None:
        """Open or close the folded chronicle."""
        self._chronicle_open = not self._chronicle_open
        self.place()

    def retranslate(self) -> None:
        """Write the fixed words anew in the language in use."""
        for part in (self.corner, self.status, self.tabs):
            part.retranslate()
        if self.mini_board is not None:
            self.mini_board.retranslate()

    def _order_tabs(self) -> None:
        """Focus goes menu, ribbon's neighbours, board, prompt, hand, plaques, chronicle."""
        chain: list[QWidget] = [self.corner.menu, self.corner.undo, self.board]
        chain += [self.mini_board] if self.mini_board is not None else []
        chain += [self.tray, self.choices, *(self.prompt.button(place) for place in ("ghost", "secondary", "primary"))]
        chain += [self.hand, self.tabs.cards]
        chain += [self.status.speed, self.status.sound, self.status.help, self.status.settings]
        for strip, members in zip(self.teams, self._sides, strict=True):
            chain += [strip, *(self.plaques[seat] for seat in members)]
        chain += [plaque for plaque in self.plaques if plaque not in chain]
        chain += [*self.neutrals, self.tabs.chronicle, self.chronicle]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
