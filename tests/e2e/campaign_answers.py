"""How a robot plays where there are bids, commanders, stations, cards and reactions: by mouse or by keys, as its base class."""

from __future__ import annotations

from types import ModuleType

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton

from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.cards.decks.card_shop import CardShop
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.prompt.choice_list import ChoiceRow
from risk_desktop.ui.game.prompt.piece_switch import PieceSwitch
from risk_desktop.ui.kit import Segment, ToggleRow
from tests.e2e import campaign_strategy as strategy
from tests.e2e.hands import shown
from tests.e2e.key_person import KeyPerson
from tests.e2e.mouse_person import MousePerson
from tests.e2e.person import Person

_DEAREST_BID = 2
_FIGHTS = 4
"""Most territories that are fought for in a turn."""


class CampaignPerson(Person):
    """Answers what 2210 A.D. asks; its functions of ``plan`` say what is good there."""

    plan: ModuleType = strategy
    """How it plays: a module with the functions of ``campaign_strategy``."""
    battle = 0
    """Battles begun in this turn."""

    def hit(self, button: QAbstractButton, key: str) -> None:
        """Press something that has a key, though the key isn't written on it."""
        raise NotImplementedError

    def pick_card(self, number: int) -> None:
        """Choose a card of the hand by its number from 1."""
        raise NotImplementedError

    def take_hand(self) -> None:
        """Turn the own hand up that lies face down because somebody else was asked meanwhile."""
        raise NotImplementedError

    def count(self) -> tuple[int, int]:
        """Return who decides and how many territories he has."""
        decision = self.decision
        assert decision is not None
        return decision.player, len(self.plan.own(self.play.context.game, decision.player))

    # --- bids and cards

    def do_bid(self, decision: Decision) -> None:
        """Choose an amount and seal it."""
        amount = min(_DEAREST_BID, decision.options.hi)  # type: ignore[attr-defined]
        stepper = self.play.game_layout.tray.stepper
        while amount and stepper is not None and stepper.value() < amount:
            self.hit(stepper.more, "+")
        self.eye("bid-chosen")
        seal = self.play.game_layout.prompt.button("primary")
        self.note(f"bids {amount}: {seal.words()}")
        self.press_for_sure(seal)

    def do_turn_marker(self, decision: Decision) -> None:
        """Take the last free place, to see what the others do first."""
        place = max(choice.place for choice in decision.options)  # type: ignore[attr-defined]
        rows = [row for row in shown(self.play.game_layout.tray, ToggleRow) if isinstance(row, ToggleRow)]
        if rows:
            self.hit(self.piece(rows[0], place), str(place))
        self.eye("marker-chosen")
        self.note(f"takes place {place}")
        self.press_for_sure(self.play.game_layout.prompt.button("primary"))

    def do_buy_cards(self, decision: Decision) -> None:
        """Buy as many cards as there is money for, but no more than planned."""
        presenter = self.play.director.presenter
        most = self.plan.most_cards(self.play.context.game, decision.player)
        while True:
            able = [deck for deck in presenter.decks if presenter.may_add(deck)]  # type: ignore[union-attr]
            if not able or presenter.count >= most:  # type: ignore[union-attr]
                break
            deck = self.plan.deck(able, presenter.basket)  # type: ignore[union-attr]
            number = presenter.shelf.index(deck)  # type: ignore[union-attr]
            before = presenter.count  # type: ignore[union-attr]
            self.note(f"wants a card of {deck}")
            row = self.play.controller(CardShop).shelf.rows[number]
            self.reveal(row)
            self.hit(row.more, str(number + 1))
            if presenter.count == before:  # type: ignore[union-attr]
                self.give_up(f"{deck} doesn't go into the basket")
        self.eye("cards-chosen")
        self.prompt("primary" if presenter.count else "ghost")  # type: ignore[union-attr]

    # --- set-up

    def do_claim(self, decision: Decision) -> None:  # type: ignore[override]
        """Take a free territory."""
        free = [choice.territory for choice in decision.options]  # type: ignore[attr-defined]
        self.take(self.plan.claim(self.play.context.game, decision.player, free))

    def do_setup_place(self, decision: Decision) -> None:  # type: ignore[override]
        """Place some by hand, then let the program place the rest."""
        if self.play.context.game.state.reserve[decision.player] > 6:
            self.take(self.plan.base(self.play.context.game, decision.player))
        else:
            self.prompt("secondary")

    def do_setup_piece(self, decision: Decision) -> None:
        """Put down the pieces that everybody begins with."""
        presenter = self.play.director.presenter
        self.put_down(next(iter(presenter.places)))  # type: ignore[union-attr]

    def put_down(self, kind: str) -> None:
        """Choose a kind on the shelf, click where it goes, confirm."""
        presenter, shelf = self.play.director.presenter, self.play.controller(ShelfController).shelf
        seat = self.play.director.presenter.decision.player  # type: ignore[union-attr]
        number = next(n for n, plate in enumerate(shelf.plates, 1) if plate.offer.kind == kind)
        self.note(f"chooses {kind} on the shelf")
        if presenter.kind != kind:  # type: ignore[union-attr]
            self.hit(shelf.plates[number - 1], str(number))
        places = presenter.places[kind]  # type: ignore[union-attr]
        self.take(self.plan.piece_place(self.play.context.game, seat, kind, places))
        self.eye(f"{presenter.decision.kind}-{kind}")  # type: ignore[union-attr]
        self.prompt("primary")

    # --- the own turn

    def do_reinforce(self, decision: Decision) -> None:  # type: ignore[override]
        """Put everything where the strength is needed."""
        self.battle = 0
        presenter = self.play.director.presenter
        total = presenter.left  # type: ignore[union-attr]
        if total:
            self.put(self.plan.base(self.play.context.game, decision.player), total)
            self.eye("ask-reinforce-placed")
        self.prompt("primary")

    def do_hire(self, decision: Decision) -> None:
        """Hire whoever is wanted, then go on."""
        presenter = self.play.director.presenter
        kind = self.plan.hire(self.play.context.game, decision.player, presenter.places)  # type: ignore[union-attr]
        if kind:
            self.put_down(kind)
        else:
            self.prompt("ghost")

    def do_play_card(self, decision: Decision) -> None:
        """Play whatever can be played."""
        self.choose_card(decision)
        self.eye(f"card-{self.play.director.presenter.card}")  # type: ignore[union-attr]
        self.prompt("primary")

    def choose_card(self, decision: Decision) -> None:
        """Choose the first card that can be played, and at what it is aimed."""
        presenter = self.play.director.presenter
        if presenter.covered:  # type: ignore[union-attr]
            self.take_hand()
        held = presenter.held  # type: ignore[union-attr]
        number = next(n for n, one in enumerate(held, 1) if one.card.key in presenter.aiming.playable)  # type: ignore[union-attr]
        self.note(f"chooses card {held[number - 1].card.title}")
        if presenter.card != held[number - 1].card.key:  # type: ignore[union-attr]
            self.pick_card(number)
        if presenter.card != held[number - 1].card.key:  # type: ignore[union-attr]
            self.give_up(f"card {number} can't be chosen")
        if presenter.choice is None:  # type: ignore[union-attr]
            self.aim(decision.player)
        if presenter.choice is None:  # type: ignore[union-attr]
            self.give_up(f"{held[number - 1].card.title} has no target after all was clicked")

    def aim(self, seat: int) -> None:
        """Aim the chosen card: by its rows, or on the board."""
        presenter = self.play.director.presenter
        wanted = self.plan.targets(self.play.context.game, seat, presenter.aiming.aim)  # type: ignore[union-attr]
        rows = list(shown(self.play.game_layout.choices, ChoiceRow))
        for target in wanted:
            if rows:
                place = presenter.aiming.aim.candidates.index(target)  # type: ignore[union-attr]
                self.hit(rows[place], str(place + 1))  # type: ignore[arg-type]
            elif target not in presenter.aiming.targets:  # type: ignore[union-attr]
                places = presenter.aiming.places()  # type: ignore[union-attr]
                # Of several commanders in one territory a click on the board means one.
                self.take(next((land for land, stands in places.items() if stands == target), next(iter(places))))

    def do_attack(self, decision: Decision) -> None:  # type: ignore[override]
        """Enter seas and the Moon, then fight with chosen dice and commanders, then stop."""
        game, presenter = self.play.context.game, self.play.director.presenter
        edges = list(decision.options.edges())  # type: ignore[attr-defined]
        way = self.plan.outpost(game, decision.player, edges)
        if way is None and self.battle < _FIGHTS:
            way = self.plan.fight(game, decision.player, edges)
            self.battle += way is not None
        if way is None:
            self.prompt("ghost")
            return
        origin, target = way
        if presenter.origin != origin:  # type: ignore[union-attr]
            self.take(origin)
            self.eye("ask-attack-from")
        if presenter.target != target:  # type: ignore[union-attr]
            self.take(target)
        if not game.state.armies[target]:
            self.eye(f"ask-enter-{game.rules.board.territories[target].terrain}")
        else:
            self.eye("ask-attack-to")
            self.leave_one_out()
        self.prompt("primary")

    def leave_one_out(self) -> None:
        """Let the first commander stay out of the roll, and roll with fewer dice than could be."""
        picks = [row for row in shown(self.play.game_layout.tray, ToggleRow) if isinstance(row, ToggleRow)]
        if picks and len(picks[0].values) > 2:
            self.hit(self.piece(picks[0], 2), "2")
        switches = list(shown(self.play.game_layout.tray, PieceSwitch))
        if switches and switches[0].isEnabled():
            self.note(f"leaves {switches[0].objectName()} out")
            self.press(switches[0])  # type: ignore[arg-type]
            self.eye("ask-attack-led")

    def do_attack_dice(self, decision: Decision) -> None:
        """Somebody has played a card: say the dice anew."""
        self.prompt("primary")

    def do_occupy(self, decision: Decision) -> None:  # type: ignore[override]
        """Move everybody in, but few into a sea or onto the Moon; let a commander stay behind who may."""
        game, target = self.play.context.game, decision.step.target  # type: ignore[attr-defined]
        fewest = [each for each in shown(self.play.game_layout.tray, Segment) if each.property("number") is not None]
        switches = [each for each in shown(self.play.game_layout.tray, PieceSwitch) if each.isEnabled()]
        if fewest and game.rules.board.territories[target].terrain != "land":
            self.note("moves as few as may be")
            self.press(fewest[0])  # type: ignore[arg-type]
        elif switches and self.acts % 2:
            self.press(switches[0])  # type: ignore[arg-type]
        self.prompt("primary")

    def do_bonus_card(self, decision: Decision) -> None:
        """Draw from the first deck."""
        rows = list(shown(self.play.game_layout.choices, ChoiceRow))
        self.hit(rows[0], "1")  # type: ignore[arg-type]
        self.prompt("primary")

    def do_fortify(self, decision: Decision) -> None:  # type: ignore[override]
        """Make a move."""
        way = self.plan.fortify(self.play.context.game, decision.player, decision.options)
        if way is None:
            self.prompt("ghost")
            return
        self.take(way[0])
        self.eye("ask-fortify-from")
        self.take(way[1])
        self.eye("ask-fortify-to")
        self.prompt("primary")

    # --- what others do, and cards ask

    def do_reaction(self, decision: Decision) -> None:
        """Answer with a card if one fits; else the question goes away by itself."""
        presenter = self.play.director.presenter
        if presenter.covered:  # type: ignore[union-attr]
            self.eye("reaction-covered")
            self.prompt("ghost")
            return
        if not presenter.aiming.playable:  # type: ignore[union-attr]
            self.eye("reaction-nothing")
            self.rest(20)
            return
        self.eye("reaction")
        self.choose_card(decision)
        self.eye("reaction-chosen")
        self.prompt("primary")

    def do_defend(self, decision: Decision) -> None:  # type: ignore[override]
        """Defend with all dice."""
        self.prompt("primary")

    def do_casualties(self, decision: Decision) -> None:
        """Lose those who are proposed."""
        self.prompt("primary")

    def do_decoys(self, decision: Decision) -> None:
        """Send the first commander somewhere else."""
        options = decision.options
        here = next(iter(options.places.values()))  # type: ignore[attr-defined]
        self.take(next(land for land in options.territories if land != here))  # type: ignore[attr-defined]
        self.eye("ask-decoys-to")
        self.prompt("primary")

    def do_remove_mods(self, decision: Decision) -> None:
        """Remove where most stand."""
        options = decision.options
        left = options.total  # type: ignore[attr-defined]
        for place, mods in sorted(options.mods.items(), key=lambda each: -each[1]):  # type: ignore[attr-defined]
            for _ in range(min(left, mods)):
                self.take(place)
                left -= 1
        self.prompt("primary")


class CampaignMouse(CampaignPerson, MousePerson):
    """Plays it by mouse."""

    def hit(self, button: QAbstractButton, key: str) -> None:
        """Click on it."""
        self.click(button)

    def take_hand(self) -> None:
        """Click on its cover."""
        bar = self.play.controller(DeckHand).bar
        assert bar is not None
        self.click(bar, bar.cover_plate().center().toPoint())

    def pick_card(self, number: int) -> None:
        """Click on the card."""
        bar = self.play.controller(DeckHand).bar
        assert bar is not None
        spot = bar.spot(number - 1)
        for across in (0.5, 0.2, 0.1, 0.8, 0.04):  # of many cards at large text only an edge can be seen
            for down in (0.5, 0.2):
                point = QPoint(
                    round(spot.left() + spot.width() * across), round(spot.top() + min(spot.height(), 100) * down)
                )
                if bar.card_at(point.toPointF()) == number - 1 and self.reaches(bar, point):
                    self.click(bar, point)
                    return
        self.give_up(f"card {number} can't be reached by the mouse")


class CampaignKeys(CampaignPerson, KeyPerson):
    """Plays it by keys."""

    def hit(self, button: QAbstractButton, key: str) -> None:
        """Press its key."""
        self.sequence(key)

    def take_hand(self) -> None:
        """Press C."""
        self.sequence("C")

    def pick_card(self, number: int) -> None:
        """Press its digit."""
        self.sequence(str(number))
