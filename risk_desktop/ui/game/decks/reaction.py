"""Answering what another player does with a card from the hand, or letting it pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from risk_desktop.editions.common.card_play import Aim, PlayCard
from risk_desktop.engine.choices import Silence
from risk_desktop.engine.reactions import Reactions
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decks.play_card import CardPresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class ReactionPresenter(CardPresenter):
    """Play, pass, or ask not to be asked. Where several people sit at the screen the hand shows its backs until its
    owner looks (``peek``); where nothing fits the only person's question closes by itself.
    """

    keeps_arrow = True

    def start(self) -> None:
        """Show what is announced; begin to wait where there is nothing to choose."""
        self.covered, self.peeked = self._shared, False
        super().start()
        step = self.decision.step
        attack = step.guarded if isinstance(step, Reactions) else None
        self.origin, self.target = getattr(attack, "origin", -1), getattr(attack, "target", -1)
        self._attacker = self.context.owner(self.origin) if self.origin >= 0 else -1
        if self.target >= 0:
            self.context.show_arrow(self.origin, self.target, self._attacker)

    def end(self) -> None:
        """Let nobody see anything any more."""
        self.covered = self.peeked = False
        super().end()

    def aims(self) -> Mapping[str, Aim]:
        """Return the cards that fit; their targets are in the answers one by one."""
        found: dict[str, list[tuple[int, ...]]] = {}
        for choice in self.decision.options:  # type: ignore[attr-defined]
            if isinstance(choice, PlayCard):
                found.setdefault(choice.card, []).append(choice.targets)
        aims = {}
        for card, ways in found.items():
            count = len(ways[0])
            aims[card] = Aim(tuple(sorted({target for way in ways for target in way})), count, count)
        return aims

    def peek(self, looking: bool) -> None:
        """Let the owner look at his hand as long as he holds the key."""
        if self.active and self._shared and looking != self.peeked:
            self.covered, self.peeked = not looking, looking
            self.refresh()

    def ask(self) -> Ask:
        """Ask for an answer. Under the cover nothing is said about the hand."""
        names, player = self.context.names, self.decision.player
        title = tr("card.react.title", player=names.player(self._attacker), territory=names.territory(self.target))
        key = "Return" if self._shared else "Space"
        quiet = {scope: tr(f"card.react.quiet.{scope}") for scope in self.scopes}
        base = Ask(
            player,
            f"{names.player(player)}: {title}" if self._shared else title,
            tr("card.react.look") if self._shared else tr("card.react.help" if self._aims else "card.react.nothing"),
            secondary=Act(quiet["battle"], "N") if "battle" in quiet else None,
            ghost=Act(tr("card.react.pass"), "E"),
        )
        if not self.card:
            return base
        words = tr("card.react.hidden") if self.covered else tr("card.play.go", card=self.title)
        told = tr("card.react.chosen") if self.covered else self._told()
        primary = Act(words, key, off=self.choice is None)
        return replace(base, help=told, primary=primary)

    @property
    def scopes(self) -> tuple[str, ...]:
        """How long one may ask not to be asked."""
        return tuple(choice.scope for choice in self.decision.options if isinstance(choice, Silence))  # type: ignore[attr-defined]

    def pick(self, value: int) -> None:
        """Choose a card by its number, only while one sees it."""
        self.pick_card(value)

    def pick_card(self, value: int) -> None:
        """Choose a card by its number, only while one sees it."""
        if not self.covered:
            super().pick_card(value)

    def press(self, place: str) -> None:
        """Play, keep quiet in this battle, or pass."""
        if place == "secondary":
            self.silence("battle")
        else:
            super().press(place)

    def silence(self, scope: str) -> None:
        """Ask not to be asked: in this battle, until the own turn, or unless it is about oneself."""
        if self.active and scope in self.scopes:
            self.answer(Silence(scope))
