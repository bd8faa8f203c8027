"""How a robot answers each kind of decision that has no secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_desktop.engine.step import Decision
from tests.e2e import strategy

if TYPE_CHECKING:
    from tests.e2e.person import Person


class Answers:
    """The part of a person that decides on the board."""

    def do_place_neutral(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Put everything where it bothers others; in the set-up let the program place the rest now and then."""
        presenter = self.play.director.presenter
        where = strategy.burden(self.play.context.game, decision)
        if presenter.opening:  # type: ignore[union-attr]
            if self.acts % 3 == 0:
                self.take(where)
            else:
                self.prompt("secondary")
            return
        if presenter.left:  # type: ignore[union-attr]
            self.put(where, presenter.left)  # type: ignore[union-attr]
        self.prompt("primary")

    def do_bribe(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Open the table of bribes, whose primary button gives a card, while there are cards to spare."""
        cards = self.play.director.presenter.cards  # type: ignore[union-attr]
        self.prompt("primary" if len(cards) > 1 else "ghost")

    def do_muster(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Roll for every ally."""
        self.prompt("primary")

    def do_ally_fortify(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Leave allies where they are, or move the strongest one that can."""
        options = decision.options
        origin = max(options.origins(), key=lambda t: self.play.context.game.state.armies[t])  # type: ignore[attr-defined]
        if self.acts % 2:
            self.prompt("ghost")
            return
        self.take(origin)
        self.take(sorted(options.targets(origin))[0])  # type: ignore[attr-defined]
        self.eye("ask-ally_fortify-to")
        self.prompt("primary")

    def do_match(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Put the extra armies onto the first of the territories."""
        self.take(next(choice.parts[0][0] for choice in decision.options))  # type: ignore[attr-defined]

    def do_regroup(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Bring up to two idle stacks nearer, else skip."""
        presenter = self.play.director.presenter
        moves = strategy.regroup(self.play.context.game, decision)
        for origin, target in moves:
            self.take(origin)
            self.eye("ask-regroup-from")
            self.take(target)
            self.eye("ask-regroup-to")
            self.take(origin)  # lets go of it
        if presenter.plan:  # type: ignore[union-attr]
            self.prompt("primary")
        else:
            self.prompt("ghost")

    def do_claim(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Take a free territory."""
        self.take(strategy.claim(self.play.context.game, decision.player))

    def do_setup_place(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Place some by hand, then let the program place the rest."""
        if self.acts % 3 == 0:
            self.take(strategy.reinforce(self.play.context.game, decision.player))
        else:
            self.prompt("secondary")

    def do_trade(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Open the card table, or trade at once."""
        self.prompt("primary")

    def do_reinforce(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Put everything onto one territory."""
        presenter = self.play.director.presenter
        total = presenter.left  # type: ignore[union-attr]
        if total:
            self.put(strategy.reinforce(self.play.context.game, decision.player), total)
            self.eye("ask-reinforce-placed")
        self.prompt("primary")

    def do_attack(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Attack where it is promising, else end the attacks."""
        wanted = strategy.attack(self.play.context.game, decision.player)
        presenter = self.play.director.presenter
        if wanted is None:
            self.prompt("ghost")
            return
        origin, target = wanted
        if presenter.origin != origin:  # type: ignore[union-attr]
            self.take(origin)
            self.eye("ask-attack-from")
        if presenter.target != target:  # type: ignore[union-attr]
            self.take(target)
            self.eye("ask-attack-to")
        self.prompt("secondary")

    def do_occupy(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Move everybody in."""
        self.prompt("primary")

    def do_defend(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Defend with all dice."""
        self.prompt("primary")

    def do_fortify(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Bring an idle stack nearer, else skip."""
        presenter = self.play.director.presenter
        options = decision.options
        origin = strategy.fortify(self.play.context.game, decision.player, list(options.origins()))  # type: ignore[attr-defined]
        targets = set(options.targets(origin)) if origin is not None else set()  # type: ignore[attr-defined]
        near = [t for t in strategy.fronts(self.play.context.game, decision.player) if t in targets]
        if origin is None or not near:
            self.prompt("ghost")
            return
        self.take(origin)
        self.eye("ask-fortify-from")
        self.take(near[0])
        self.eye("ask-fortify-to")
        if presenter.active:  # type: ignore[union-attr]
            self.prompt("primary")
