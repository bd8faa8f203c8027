"""Putting down single figures: those of the set-up, and those that are bought in one's turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.piece_odds import PieceOdds, likeliest_place, piece_odds
from risk_desktop.editions.common.pieces import PutPiece, places_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import capitalized, has_text, percent, tr
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.money import MoneyKind, money_kind


@dataclass(frozen=True)
class PieceOffer:
    """A kind of piece on the shelf: name, what it is good for, price or what stands in the way, how many stand already.

    ``open``: it can be put down now, for ``cost`` of ``money`` where it is paid for. ``family``: from which it has its look,
    if any; ``looks``: where several belong together, those of all. ``chance``: what the player may hope for with it (0 to 1),
    None where nothing is fought; ``odds``: for what in words. ``does`` and ``told``: use and odds in whole sentences;
    ``brief``: the gist of its use, where there is no room for that.
    """

    kind: str
    name: str
    use: str
    price: str
    standing: int
    open: bool
    family: str = ""
    looks: tuple[PieceLook, ...] = ()
    chance: float | None = None
    odds: str = ""
    does: str = ""
    told: str = ""
    brief: str = ""
    cost: int = 0
    money: MoneyKind | None = None


class ShelfPresenter(Presenter):
    """Base of the presenters of what is chosen from the shelf in the dock."""

    takes_numbers = True
    aims = False
    """Whether a place on the board is asked for too."""

    def offers(self) -> list[PieceOffer]:
        """Return what stands on the shelf."""
        raise NotImplementedError

    @property
    def taken(self) -> str:
        """The kind that is chosen, "" for none."""
        raise NotImplementedError

    def choose(self, kind: str) -> None:
        """Choose a kind of the shelf."""
        raise NotImplementedError

    def numbered(self) -> Mapping[int, str]:
        """Return what can be chosen, with its price and what it is good for."""
        offers = enumerate(self.offers(), 1)
        return {n: ", ".join(filter(None, (each.name, each.price, each.use))) for n, each in offers if each.open}

    def consider(self, kind: str) -> None:
        """Show what a kind of the shelf would be good for, also of one that can't be had now; "" for none."""


class PutPiecePresenter(ShelfPresenter):
    """A piece of the shelf is chosen, then a territory; a second click on it or the button puts it down."""

    aims = True

    def start(self) -> None:
        """Choose the piece that must be put down, where there is only one."""
        options = self.options(Choices)
        self.places: dict[str, list[int]] = {}
        for choice in options:
            if isinstance(choice, PutPiece):
                self.places.setdefault(choice.kind, []).append(choice.territory)
        self.may_stop = Pass() in options
        self.kind = next(iter(self.places)) if len(self.places) == 1 and not self.may_stop else ""
        self._place = -1
        self._considered = ""

    def offers(self) -> list[PieceOffer]:
        """Return all kinds of pieces that there are, whether or not they can be put down now."""
        return [self._offer(kind) for kind in self.context.game.rules.pieces if self._is_shown(kind)]

    @property
    def taken(self) -> str:
        """The kind that is chosen, "" for none."""
        return self.kind

    def _is_shown(self, kind: str) -> bool:
        """Tell whether a kind stands on the shelf."""
        return bool(self.context.game.rules.pieces[kind].cost)

    def _offer(self, kind: str) -> PieceOffer:
        names, state, player = self.context.names, self.context.game.state, self.decision.player
        look = look_of(self.context.game, kind, player)
        use = self._use(kind)
        signs = sum(marker.kind == kind and state.owner[marker.territory] == player for marker in state.markers)
        figures = len(places_of(state, player, kind))
        return PieceOffer(
            kind,
            self._full_name(kind),
            use,
            self._price(kind, figures, figures + signs),
            figures + signs,
            kind in self.places,
            look.family,
            does=self._said(f"pieces.does.{names.table.edition}.{kind}"),
            brief=self._said(f"pieces.brief.{names.table.edition}.{kind}"),
            cost=self.context.game.rules.pieces[kind].cost,
            money=money_kind(self.context.game.rules) if kind in self.places else None,
        )

    def _full_name(self, kind: str) -> str:
        """Return what a kind is called where it stands alone."""
        names = self.context.names
        return capitalized(names.called_in_full(look_of(self.context.game, kind, self.decision.player)))

    def _use(self, kind: str) -> str:
        """Say what a kind is good for; where it stands once there can be no more of it."""
        names, places = self.context.names, places_of(self.context.game.state, self.decision.player, kind)
        if kind not in self.places and len(places) == self.context.game.rules.pieces[kind].most == 1:
            return tr("pieces.stands_in", territory=names.territory(places[0]))
        return self._said(f"pieces.use.{names.table.edition}.{kind}")

    def _said(self, key: str) -> str:
        """Return a text that not every kind has, "" where there is none."""
        return tr(key) if has_text(key) else ""

    def _price(self, kind: str, figures: int, standing: int) -> str:
        game = self.context.game
        spec, money = game.rules.pieces[kind], money_kind(game.rules)
        cost = spec.cost
        if kind in self.places or money is None:
            return money.words(cost) if money else str(cost)
        if figures >= spec.most:
            return tr("pieces.stands", n=standing)
        held = money_of(game.state, self.decision.player)
        if held < cost:
            return tr("pieces.short", n=cost - held)
        return tr("pieces.no_place" if self.context.session.kept else "pieces.not_in_lesson")

    def refresh(self) -> None:
        """Light where the chosen piece may stand, and where it opens ways; where it would stand, its ghost does."""
        board, (near, beyond) = self.context.board, self._ways()
        board.highlights.mark(
            targets=self.places.get(self.kind, ()),
            chosen=self._place if self._place >= 0 else None,
            harbours=frozenset(origin for origin, _ in near) or None,
            landings=frozenset(target for _, target in beyond),
            ghost=(self._place, self._look()) if self._place >= 0 else None,
        )
        super().refresh()

    def _look(self) -> PieceLook:
        """Return the look of the chosen piece."""
        return look_of(self.context.game, self.kind, self.decision.player)

    def _opened(self) -> dict[int, tuple[int, ...]]:
        """Return to where the piece that is considered, else the chosen one, would open ways out of the player's land."""
        opened, player, game = (
            find_edition(self.context.names.table.edition).opened,
            self.decision.player,
            self.context.game,
        )
        kind = self._considered or self.kind
        if opened is None or not kind:
            return {}
        own = (place for place, owner in enumerate(game.state.owner) if owner == player)
        return {place: tuple(opened(game, player, kind, place)) for place in own}

    def _ways(self) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Return the ways that would be opened, from where to where: those on one board, and those to another one."""
        on_board, near, beyond = self.context.board.overview.board_of, list[tuple[int, int]](), list[tuple[int, int]]()
        for origin, targets in self._opened().items():
            for target in targets:
                (near if on_board(origin) == on_board(target) else beyond).append((origin, target))
        return near, beyond

    def choose(self, kind: str) -> None:
        """Choose a kind of the shelf."""
        if kind in self.places and kind != self.kind:
            self.kind = kind
            if self._place not in self.places[kind]:
                self._place = -1
            self.heard.emit("pick", 1)
            self.refresh()

    def consider(self, kind: str) -> None:
        """Show the ways of a kind without choosing it."""
        if kind != self._considered:
            self._considered = kind
            self.refresh()

    def ask(self) -> Ask:
        """Ask for the piece, then for its place, then for the go-ahead; before, tell what a piece that is looked at does."""
        looked_at = self._considered if not self.kind else ""
        told = self._use(looked_at) if looked_at else self._help()
        return Ask(
            self.decision.player,
            self._full_name(looked_at) if looked_at else self._title(),
            self._told_ways() or told,
            primary=Act(self._go_words(), "Space", "flag", off=not self._ready, others=self._gos()),
            ghost=Act(tr("play.step.end"), "E", short=tr("play.step.end_short")) if self.may_stop else None,
        )

    @property
    def _ready(self) -> bool:
        """Whether piece and place are chosen."""
        return self.kind != "" and self._place >= 0

    def _told_ways(self) -> str:
        """Say to where the piece opens ways, out of the chosen place if one is; "" where it opens none."""
        if here := self._opened().get(self._place):
            return tr("pieces.from_here", places=", ".join(map(self.context.names.territory, here)))
        near, beyond = self._ways()
        if near:
            return tr("pieces.opens", n=len(near) + len(beyond))
        return tr("pieces.opens_beyond", n=len(beyond)) if beyond else ""

    def _title(self) -> str:
        if not self.kind:
            return tr(self._key("choose"))
        piece = self.context.names.called(self._look())
        if self._place < 0:
            words = tr(self._key("where"), piece=piece)
        else:
            place = self.context.names.territory(self._place)
            words = tr(self._key("there"), piece=piece, territory=place)
        return capitalized(words)

    def _key(self, asked: str) -> str:
        """Return the key of the title that asks for the piece ("choose"), "where" it goes, or whether "there"."""
        return f"pieces.{asked}"

    def _help(self) -> str:
        if not self.kind:
            return tr("pieces.setup_help", n=len(self.places))
        return tr("pieces.setup_left" if self._ready else "pieces.setup_place", n=len(self.places))

    def _go_words(self) -> str:
        return tr("pieces.put")

    def _gos(self) -> tuple[Act, ...]:
        """Return whatever else the button may say."""
        return ()

    # --- input

    def pick(self, value: int) -> None:
        """Choose a piece by its number on the shelf, or say why it can't be had."""
        offers = self.offers()
        if not 1 <= value <= len(offers):
            return
        offer = offers[value - 1]
        if offer.open:
            self.choose(offer.kind)
        else:
            self.refuse(Reason("pieces.closed", {"what": offer.name, "why": offer.price}))

    def click(self, territory: int) -> None:
        """Propose a territory; a second click on it puts the piece there."""
        if not self.kind:
            self.refuse(Reason("pieces.first_choose", {}), territory)
        elif territory not in self.places[self.kind]:
            self.refuse(self._why_not(territory), territory)
        elif territory == self._place:
            self.press("primary")
        else:
            self._place = territory
            self.heard.emit("pick", 1)
            self.refresh()

    def _why_not(self, territory: int) -> Reason:
        """Return why the chosen piece can't stand in a territory."""
        misplaced = find_edition(self.context.session.table.edition).misplaced
        assert misplaced is not None  # a rule set with pieces has rules for them
        return misplaced(self.context.game, self.decision.player, self.kind, territory)

    def press(self, place: str) -> None:
        """Put the piece down, or stop."""
        if place == "primary" and self._ready:
            self.answer(PutPiece(self.kind, self._place))
        elif place == "ghost" and self.may_stop:
            self.answer(Pass())

    def let_go(self) -> bool:
        """Let go of the place, then of the piece."""
        if self._place >= 0:
            self._place = -1
        elif self.kind and len(self.places) > 1:
            self.kind = ""
        else:
            return False
        self.refresh()
        return True


class SetupPiecePresenter(PutPiecePresenter):
    """The pieces with which everybody begins."""

    def offers(self) -> list[PieceOffer]:
        """Return what is still to be put down, and what stands already; nothing is paid."""
        return [replace(offer, money=None) for offer in super().offers() if offer.open or offer.standing]

    def _price(self, kind: str, figures: int, standing: int) -> str:
        return tr("pieces.stands", n=standing) if kind not in self.places else tr("pieces.free")


class HirePresenter(PutPiecePresenter):
    """Pieces that cost money, one after the other, as long as there is some; each with what it would do for an attack."""

    def start(self) -> None:
        """Reckon anew."""
        super().start()
        self._odds: dict[PutPiece, PieceOdds | None] = {}

    def _offer(self, kind: str) -> PieceOffer:
        offer, put = super()._offer(kind), self._put(kind)
        if put is None:
            return offer
        odds = self._odds_of(put)
        if odds is None:
            return replace(offer, told=self._no_odds(put))
        origin, target = map(self.context.names.territory, (odds.origin, odds.target))
        before, after = percent(odds.before), percent(odds.after)
        short, told = (
            tr(key, origin=origin, target=target, before=before, after=after)
            for key in ("pieces.odds", "pieces.odds.told")
        )
        return replace(offer, odds=short, told=told, chance=odds.after)

    def _put(self, kind: str) -> PutPiece | None:
        """Return a piece in the chosen place, or else where it is most likely wanted; None where nothing is fought."""
        game, player = self.context.game, self.decision.player
        puts = [PutPiece(kind, place) for place in self.places.get(kind, ())]
        if not puts or not game.rules.combat:
            return None
        put = PutPiece(kind, self._place)
        return put if put in puts else likeliest_place(game, player, puts)

    def _odds_of(self, put: PutPiece) -> PieceOdds | None:
        """Return what a piece does where it would stand."""
        if put not in self._odds:
            self._odds[put] = piece_odds(self.context.game, self.decision.player, put)
        return self._odds[put]

    def _no_odds(self, put: PutPiece) -> str:
        """Say that a piece makes no attack from its place likelier."""
        return tr(self._key("no_odds"), origin=self.context.names.territory(put.territory))

    def _key(self, asked: str) -> str:
        """Return the key of a title in the words of the rule set, and of the kind that is chosen if it has some."""
        edition = self.context.names.table.edition
        own = (f"pieces.{asked}.{edition}.{self.kind}", f"pieces.{asked}.{edition}")
        return next((key for key in own if has_text(key)), super()._key(asked))

    def _help(self) -> str:
        game, put = self.context.game, self._put(self.kind) if self._ready else None
        if put is not None and self._odds_of(put) is None:
            return self._no_odds(put)
        money = money_kind(game.rules)
        held = money_of(game.state, self.decision.player)
        have = money.words(held) if money else str(held)
        if self._ready:
            return tr("market.have", held - game.rules.pieces[self.kind].cost, money=have)
        return tr("pieces.hire_place" if self.kind else "pieces.hire_help", money=have)

    def _go_words(self) -> str:
        money = money_kind(self.context.game.rules)
        if not self.kind or money is None:
            return tr("pieces.put")
        return tr("pieces.pay", money=money.words(self.context.game.rules.pieces[self.kind].cost))

    def _gos(self) -> tuple[Act, ...]:
        money = money_kind(self.context.game.rules)
        paying = tr("pieces.pay", money=money.words(2)) if money is not None else ""
        return tuple(Act(words, "Space", "flag") for words in (tr("pieces.put"), paying))
