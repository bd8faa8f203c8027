"""What is asked within an invasion: dice that are said anew after a card, and which commanders are among the fallen."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.controller.standing_orders import plain_losses
from risk_desktop.editions.ad2210.decisions import AttackDiceFacts
from risk_desktop.editions.common.decisions import CasualtyFacts
from risk_desktop.editions.common.declare import is_rolling_on
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.blitz import blitz_answered, blitz_waits
from risk_desktop.ui.game.battle.fight import FightPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter, number_picks
from risk_desktop.ui.game.pieces.led_battle import Leaders, leader_toggles
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Toggle


class AttackDicePresenter(FightPresenter):
    """Somebody has answered the attack with a card, so the dice are said anew: the strongest roll is one press away."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._leaders = Leaders()

    def start(self) -> None:
        """Begin with the strongest roll."""
        facts = self.facts(AttackDiceFacts)
        self.origin, self.target = facts.origin, facts.target
        self._ways = dict(zip(facts.ways, self.options(Choices), strict=True))
        self.dice = self.most_dice
        able = max((leaders for _, leaders in facts.ways), key=len)
        every = dict.fromkeys(kind for _, leaders in facts.ways for kind in leaders)
        self._able = tuple(every) if len(every) > len(able) else able
        self._leaders.forget()

    @property
    def most_dice(self) -> int:
        """Most dice that can be rolled."""
        return max(dice for dice, _ in self._ways)

    @property
    def leaders(self) -> tuple[str, ...]:
        """The pieces that take part."""
        return self._leaders.of(self._able, self.dice)

    def refresh(self) -> None:
        """Show arrow, odds and prompt."""
        self.show_ends()
        self.show_odds()
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the dice; once announced, there is no way back."""
        names, player = self.context.names, self.decision.player
        return Ask(
            player,
            tr("fight.dice.title", target=names.territory(self.target)),
            blitz_answered(self.context, player, "fight.blitz.dice")
            if is_rolling_on(self.context.game.state, player)
            else tr("fight.dice.help"),
            primary=Act(tr("play.attack.dice", n=self.dice), "Space", "die"),
            picks=number_picks(tr("play.attack.dice_name"), self.most_dice, self.dice),
            toggles=leader_toggles(self.context, player, (self.origin, self.target), self._able, self.leaders),
        )

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if 1 <= value <= self.most_dice:
            self.dice = value
            self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a piece take part, or not."""
        if kind in self._able:
            self._leaders.toggle(kind, self._able, self.dice)
            self.refresh()

    def roll(self) -> Choice:
        """Return the roll with the chosen dice and pieces."""
        return self._ways[self.dice, self.leaders]

    def blitz(self) -> None:
        """Return None: there is one roll only."""


class CasualtiesPresenter(Presenter):
    """Others fall before pieces unless one says otherwise: the answer that saves most pieces is one press away."""

    keeps_arrow = True

    def start(self) -> None:
        """Begin with the fewest pieces lost."""
        facts = self._facts = self.facts(CasualtyFacts)
        self._ways = dict(zip(map(frozenset, facts.ways), self.options(Choices), strict=True))
        self._able = tuple(dict.fromkeys(kind for way in facts.ways for kind in way))
        self._fallen = min(self._ways, key=len)
        self._plain = plain_losses(self.context.game, self.decision)

    def refresh(self) -> None:
        """Show where it is."""
        self.context.board.highlights.mark(chosen=self._facts.territory)
        super().refresh()

    def ask(self) -> Ask:
        """Ask which pieces are among the lost."""
        place = self.context.names.territory(self._facts.territory)
        saved = self._fallen == min(self._ways, key=len)
        few, many = min(map(len, self._ways)), max(map(len, self._ways))
        save = Act(tr("fight.lost.others"), "Space", short=tr("fight.lost.others_short"))
        lose = Act(tr("fight.lost.these"), "Space")
        always = Act(tr("fight.lost.always"), "A", short=tr("fight.lost.always_short"))
        saves = saved and not self._fallen
        return Ask(
            self._facts.seat,
            tr("fight.lost.title", n=self._facts.lost, territory=place),
            blitz_waits(self.context, self._facts.seat, tr("fight.lost.which" if few == many else "fight.lost.help")),
            primary=replace(save if saves else lose, others=(save, lose)),
            secondary=always if self._plain is not None else None,
            toggles=tuple(
                Toggle(
                    look_of(self.context.game, kind, self._facts.seat),
                    tr("fight.lost.falls" if kind in self._fallen else "fight.lost.stays"),
                    kind in self._fallen,
                )
                for kind in self._able
            ),
        )

    def toggle(self, kind: str) -> None:
        """Let a piece fall or not; another one changes with it where it must."""
        if kind not in self._able:
            return
        wanted = self._fallen ^ {kind}
        if wanted not in self._ways:
            near = [way for way in self._ways if (kind in way) == (kind in wanted)]
            if not near:
                return
            wanted = min(near, key=lambda way: len(way ^ wanted))
        self._fallen = wanted
        self.refresh()

    def press(self, place: str) -> None:
        """Lose them; or let plain units fall first, now and from now on."""
        if place == "primary":
            self.answer(self._ways[self._fallen])
        elif place == "secondary" and self._plain is not None:
            self.context.session.say_losses("plain")
            self.answer(self._plain)
