"""Keeps ribbon, plaques and round in step with the game."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QTimer

from risk_desktop.editions.common.card_play import CardCatalogue
from risk_desktop.editions.common.gods import PANTHEON
from risk_desktop.editions.common.setup import ClaimTerritories
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event, PhaseStarted, TurnStarted
from risk_desktop.i18n import has_text, language, tr
from risk_desktop.ui.opponents import plaque_words
from risk_desktop.ui.play.asset_plaque import AssetPlaque
from risk_desktop.ui.play.assets import Assets, assets_of, has_assets, open_game
from risk_desktop.ui.play.card_book import has_books
from risk_desktop.ui.play.desk import Desk
from risk_desktop.ui.play.figures import figures_of, figures_of_team
from risk_desktop.ui.play.furniture import Furniture
from risk_desktop.ui.play.honours import honours_of
from risk_desktop.ui.play.plaques import PlaqueState
from risk_desktop.ui.play.ribbon import Phase
from risk_desktop.ui.play.team_strips import TeamState
from risk_desktop.ui.play.years import year_state, years_of
from risk_desktop.ui.screens.words import edition_name

Seen = tuple[PlaqueState, Assets | None, bool, str]
"""What a plaque shows: the state, what else its player owns, whether there is little room, and the language."""

SETUP = ("claim", "setup_place")
_PIECES = "setup_piece"
# Between two plaques that follow at leisure, ms: all of them in one frame would hold up the window.
_STEP_MS = 16


class Scoreboard:
    """Reads public figures only. ``follow`` takes events as they show, ``settle`` the state as it stands."""

    def __init__(self, desk: Desk, furniture: Furniture) -> None:
        self._desk, self._ribbon, self._status = desk, furniture.ribbon, furniture.status
        self._plaques, self._teams, self._years = furniture.plaques, furniture.teams, furniture.years
        self._player = -1
        self._phase = ""
        self._folded = False
        self._due: dict[int, Seen] = {}
        self._seen: dict[int, Seen] = {}
        self._due_teams: list[TeamState] = []
        self._later = QTimer(furniture.ribbon)
        self._later.setInterval(_STEP_MS)
        self._later.timeout.connect(self._show_next)

    @cached_property
    def _cards(self) -> CardCatalogue | None:
        catalogue = find_edition(self._desk.session.table.edition).cards
        return catalogue if catalogue is not None and has_books(self._desk.game, catalogue) else None

    def follow(self, event: Event) -> None:
        """Show a turn or a phase that begins."""
        if isinstance(event, TurnStarted):
            self._player, self._phase = event.player, ""
            self._show_ribbon()
        elif isinstance(event, PhaseStarted) and has_text(f"play.phase.{event.phase}"):
            self._player, self._phase = event.player, event.phase
            self._show_ribbon()

    def settle(self, folded: bool, *, at_leisure: bool = False) -> None:
        """Show the state as it stands; ``folded`` where there is little room.

        ``at_leisure``: nobody decides by it, the plaques may follow one by one; they show this state, not a later one.
        """
        self._folded = folded
        self._show_turn()
        seen = {number: self._look_at(number) for number in range(len(self._plaques))}
        self._due = {number: each for number, each in seen.items() if each != self._seen.get(number)}
        self._due_teams = self._team_states()
        if at_leisure:
            self._later.start()
            return
        self._show_next()
        while self._due:
            self._show_next()

    def _show_next(self) -> None:
        """Bring the next plaque up to date; after the last one, the teams."""
        if self._due:
            number = next(iter(self._due))
            self._show_plaque(number, self._due.pop(number))
        if self._due:
            return
        self._later.stop()
        for strip, team in zip(self._teams, self._due_teams, strict=True):
            strip.show_state(team, self._folded)

    def _show_turn(self) -> None:
        """Show ribbon and round."""
        state = self._desk.game.state
        decision = self._desk.session.decision
        in_turn = state.round > 0 and (bool(state.phase) or not years_of(self._desk.game))
        self._player = state.turn if in_turn else decision.player if decision is not None else -1
        if state.round == 0:
            self._phase = SETUP[0] if -1 in state.owner and self._claimed else SETUP[1]
            if decision is not None and decision.kind in self._setup_phases():
                self._phase = decision.kind
        elif has_text(f"play.phase.{state.phase}"):
            self._phase = state.phase
        elif not in_turn:
            self._phase = next(iter(self._sealed), self._phase)
        self._show_ribbon()
        self._show_round(state.round)
        if years_of(self._desk.game):
            self._years.show_state(year_state(self._desk.game, self._desk.names))
            self._years.show()
            self._ribbon.nameless = True

    def _show_round(self, number: int) -> None:
        """Say which round it is; where a bar of its own shows that, which game."""
        if years_of(self._desk.game):
            self._status.show_round(edition_name(self._desk.names.table.edition), str(number) if number else "")
        else:
            words = tr("play.round", round=number) if number else tr("play.setup.name")
            self._status.show_round(words, str(number) if number else "")

    def _look_at(self, number: int) -> Seen:
        """Return what a plaque is to show now."""
        game, assets = self._desk.game, None
        if isinstance(self._plaques[number], AssetPlaque) and has_assets(game.rules):
            assets = assets_of(open_game(game), number, self._cards)
        return self._plaque_state(number), assets, self._folded, language()

    def _show_plaque(self, number: int, seen: Seen) -> None:
        self._seen[number] = seen
        plaque, (state, assets, folded, _) = self._plaques[number], seen
        if isinstance(plaque, AssetPlaque) and assets is not None:
            plaque.show_assets(state, assets, folded)
        else:
            plaque.show_state(state, folded)

    def _show_ribbon(self) -> None:
        names = self._desk.names
        if self._player >= 0:
            self._ribbon.show_turn(names.seat_colours(self._player), names.player(self._player), self._phases())

    def _setup_phases(self) -> tuple[str, ...]:
        """Return the phases of the set-up: choosing gods, taking land, placing armies and pieces, what is chosen in secret."""
        rules = self._desk.game.rules
        gods = (PANTHEON,) if PANTHEON in rules.slots else ()
        pieces = (_PIECES,) if rules.pieces else ()
        return (*gods, *(SETUP if self._claimed else SETUP[1:]), *pieces, *self._sealed)

    @property
    def _sealed(self) -> tuple[str, ...]:
        """What is chosen in secret before the turns: once for all, or where rounds are bid for before each of them."""
        return tuple(kind for kind in self._desk.game.rules.sealed if has_text(f"play.phase.{kind}"))

    @cached_property
    def _claimed(self) -> bool:
        """Whether the players take their land one by one; where it is dealt, that is no step."""
        game = self._desk.game
        return any(isinstance(step, ClaimTerritories) for setup in game.rules.setup for step in setup(game))

    def _phases(self) -> tuple[Phase, ...]:
        keys = self._setup_phases()
        if self._phase in self._sealed and self._desk.game.state.round:
            keys = (self._phase,)
        elif self._phase not in keys:
            keys = tuple(p.name for p in self._desk.game.rules.phases if has_text(f"play.phase.{p.name}"))
        now = keys.index(self._phase) if self._phase in keys else -1
        if now < 0:
            return tuple(Phase(tr(f"play.phase.{key}"), "later") for key in keys)
        states = ["done" if place < now else "now" if place == now else "later" for place in range(len(keys))]
        return tuple(Phase(tr(f"play.phase.{key}"), state) for key, state in zip(keys, states, strict=True))

    def _team_states(self) -> list[TeamState]:
        """Return what the strips show; the team whose members own more territories than the others is ahead."""
        names, teams = self._desk.names, self._desk.names.teams
        figures = [figures_of_team(self._desk.game, members) for members in teams.members]
        most = sorted((each.territories for each in figures), reverse=True)
        lead = most[0] if len(most) > 1 and most[0] > most[1] else -1
        on_turn = teams.of(self._player)
        return [
            TeamState(teams.name(team), names.members(team), each, team == on_turn, each.territories == lead)
            for team, each in enumerate(figures)
        ]

    def _plaque_state(self, number: int) -> PlaqueState:
        session, names = self._desk.session, self._desk.names
        out = not self._desk.game.state.alive[number]
        on_turn = number == self._player and not out
        human = session.is_human(number)
        chip = ""
        kind = tr("common.player_kind.human") if human else plaque_words(self._level(number))
        if out:
            chip = tr("play.plaque.out")
            left = session.statistics.eliminated.get(number)
            kind = tr("play.plaque.out_round", round=left) if left else chip
        elif on_turn:
            chip = tr(f"play.plaque.{self._doing(human)}")
        figures = figures_of(self._desk.game, number)
        honours = honours_of(self._desk, number)
        quiet = "" if on_turn or out else self._quiet(number)
        note = tr(f"play.plaque.quiet.{quiet}") if quiet else ""
        chip = tr("play.plaque.quiet") if quiet else chip
        return PlaqueState(names.player(number), kind, figures, chip, on_turn, out, honours, note)

    def _quiet(self, number: int) -> str:
        """Return for how long a person wants no questions about cards: his secret, so only where he sits there alone."""
        session = self._desk.session
        return self._desk.game.state.quiet[number] if tuple(session.table.humans) == (number,) else ""

    def _doing(self, human: bool) -> str:
        """Return what stands on the plaque of who is on turn: an opponent waits while a person is asked something."""
        session = self._desk.session
        decision = session.decision
        if human:
            return "your_turn" if len(session.table.humans) == 1 else "on_turn"
        return "on_turn" if decision is not None and session.is_human(decision.player) else "thinking"

    def _level(self, number: int) -> str:
        return self._desk.session.table.seats[number].kind
