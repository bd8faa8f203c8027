"""Keeps the ribbon, the plaques and the round up to date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QObject, QTimer

from risk_desktop.editions.classic.honours import honours_of
from risk_desktop.editions.common.card_play import CardCatalogue, CardPlayed
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.i18n import has_text, language, tr
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.cards.decks.card_book import has_books
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.assets import Assets, assets_of, has_assets, open_game
from risk_desktop.ui.game.players.plaques import PlaqueState
from risk_desktop.ui.game.players.round_bar import round_state
from risk_desktop.ui.game.players.score_rows import score_rows
from risk_desktop.ui.game.players.score_sheet import ScoreSheet
from risk_desktop.ui.game.players.team_strips import TeamState
from risk_desktop.ui.game.players.totals import team_totals, totals_of
from risk_desktop.ui.game.projection import as_shown
from risk_desktop.ui.game.prompt.intent_words import intent_words
from risk_desktop.ui.game.rail import TileState
from risk_desktop.ui.motion import FRAME_MS
from risk_desktop.ui.names import plaque_words
from risk_desktop.ui.theme import EVERYBODY
from risk_desktop.ui.words import edition_name

Seen = tuple[PlaqueState, Assets | None, str]
"""What a plaque shows: the state, what else its player owns, and the language."""


def _nothing(seat: int) -> str:
    return ""


class Scoreboard(QObject):
    """Shows who acts as soon as that changes, and the present totals on ``settle``; it reads public facts only.

    While events are shown, what stands on the board is counted with them.
    """

    def __init__(self, context: GameContext, layout: GameLayout, director: Director) -> None:
        super().__init__(layout.ribbon)
        self._context, self._layout, self._director = context, layout, director
        self._tracker = tracker = director.tracker
        self._game = context.game
        self._recalled: Moment | None = None
        self._ribbon, self._status = layout.ribbon, layout.status
        self._plaques, self._teams, self._rounds = layout.plaques, layout.teams, layout.rounds
        self._tiles = layout.rail.tiles
        self._banner = (NOBODY, NOBODY, "")
        self.remark: Callable[[int], str] = _nothing
        """What stands on a player's plaque instead of who plays him and what he does; "" for that."""
        self._due: dict[int, Seen] = {}
        self._seen: dict[int, Seen] = {}
        self._due_teams: list[TeamState] = []
        self._later = QTimer(self, interval=FRAME_MS)  # all plaques in one frame would make the window stutter
        self._later.timeout.connect(self._show_next)
        tracker.changed.connect(self._show_action)
        self._ribbon.set_names(map(context.names.player, context.names.players))
        director.animator.shown.connect(self._show_spent)
        for changed in (director.animator.applied, director.animator.taken, director.animator.seen):
            changed.connect(self._follow_board)
        self._counted: BoardPosition | None = None
        """The position on the board that was counted last."""
        for plaque in self._plaques:
            if isinstance(plaque, AssetPlaque):
                plaque.score_wanted.connect(self.show_score_sheet)

    @cached_property
    def _cards(self) -> CardCatalogue | None:
        catalogue = find_edition(self._context.session.table.edition).cards
        return catalogue if catalogue is not None and has_books(self._context.game, catalogue) else None

    @property
    def _action(self) -> Action:
        """Who acts; where an earlier state of the game shows, whose turn it was."""
        return self._recalled.action if self._recalled is not None else self._tracker.action

    def _show_action(self) -> None:
        """Show who acts on the ribbon and on all plaques at once."""
        action = self._action
        if (action.turn, action.leader, action.phase) != self._banner:
            self._show_ribbon()
        for number, seen in self._seen.items():
            marked = self._marked(number, seen[0])
            if marked != seen[0]:
                self._show_plaque(number, (marked, *seen[1:]))
        self._mark_teams()

    def settle(self, *, at_leisure: bool = False) -> None:
        """Show the state as it stands.

        ``at_leisure``: nobody has to decide anything yet, so the plaques may be updated one by one. They show this state
        even if the game has moved on by then.
        """
        game = self._recalled.game if self._recalled is not None else self._context.game
        self._show(game, at_leisure=at_leisure)

    def recall(self, past: Moment | None) -> None:
        """Show the totals of an earlier state of the game and whose turn it was, until None is recalled: the present."""
        if past is not self._recalled:
            self._recalled = past
            self.settle()

    def show_score_sheet(self, seat: int) -> None:
        """Show how all scores add up, with the row of a seat framed."""
        game, names = self._context.game, self._context.names
        seen = Game(game.rules, redacted(game.state, game.rules, self._director.viewer))
        ScoreSheet(self._layout.screen, score_rows(seen, names), seat).open()

    def show_past(self, game: Game) -> None:
        """Show the totals of an earlier state of the game, with which the next animation begins."""
        self._show(game)

    def _show(self, game: Game, *, at_leisure: bool = False) -> None:
        self._game = game
        self._show_ribbon()
        self._show_round(game.state.round)
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
        """Update the next plaque, and the teams after the last one."""
        if self._due:
            number = next(iter(self._due))
            state, assets, spoken = self._due.pop(number)
            self._show_plaque(number, (self._marked(number, state), assets, spoken))
        if self._due:
            return
        self._later.stop()
        self._mark_teams()

    def _mark_teams(self) -> None:
        on_turn = self._context.names.teams.of(self._action.leader)
        for number, (strip, team) in enumerate(zip(self._teams, self._due_teams, strict=False)):
            strip.show_state(replace(team, on_turn=number == on_turn))

    def _show_round(self, number: int) -> None:
        """Show the round in the status bar, or the name of the game where the bar of the rounds shows the round."""
        if scored_rounds(self._game.rules):
            self._status.show_round(edition_name(self._context.names.table.edition))
        else:
            words = tr("play.round", round=number) if number else tr("play.setup.name")
            self._status.show_round(words)

    def _look_at(self, number: int) -> Seen:
        """Return what a plaque should show now."""
        game, assets = self._game, None
        if isinstance(self._plaques[number], AssetPlaque) and has_assets(game.rules):
            assets = assets_of(open_game(game), number, self._cards)
        return self._plaque_state(number), assets, language()

    def _show_spent(self, event: Event) -> None:
        """What a player pays, gets or plays changes his purse and hand at once; all else waits for the end of the scene."""
        if not isinstance(event, MoneyPaid | MoneyReceived | CardPlayed) or event.player not in self._seen:
            return
        if self._seen[event.player][1] is None:
            return
        now = assets_of(open_game(self._context.game), event.player, self._cards)
        for known in (self._seen, self._due):  # what is still to be shown was looked up before the payment
            if event.player in known and (shown := known[event.player][1]) is not None:
                state, _, spoken = known[event.player]
                known[event.player] = state, replace(shown, money=now.money, hand=now.hand), spoken
        self._show_plaque(event.player, self._seen[event.player])

    def _follow_board(self, seen: object = None) -> None:
        """Count land, armies and pieces as the board shows them; all else waits for the end of what is shown.

        Not where several stand together: whose land that is, the board doesn't tell.
        """
        position, game = self._context.board.position, self._context.game
        if position is self._counted or position.shares or game.rules.tenure.shares(game.state):
            return
        self._counted = position
        while self._due:
            self._show_next()
        game = as_shown(game, position)
        public = open_game(game)
        for number, (state, assets, spoken) in list(self._seen.items()):
            state = replace(state, totals=replace(totals_of(game, number), cards=state.totals.cards))
            if assets is not None:
                now = assets_of(public, number, self._cards)
                held = replace(now, money=assets.money, hand=assets.hand, dead=assets.dead)
                assets = replace(held, open_cards=assets.open_cards, begun=assets.begun)
            self._show_plaque(number, (state, assets, spoken))

    def _show_plaque(self, number: int, seen: Seen) -> None:
        self._seen[number] = seen
        plaque, (state, assets, _) = self._plaques[number], seen
        if isinstance(plaque, AssetPlaque) and assets is not None:
            plaque.show_assets(state, assets)
        else:
            plaque.show_state(state)
        tile = TileState(state.totals.territories, assets, state.on_turn, state.out)
        self._tiles[number].show_player(tile, plaque.accessibleName(), plaque.toolTip())

    def _show_ribbon(self) -> None:
        names, action = self._context.names, self._action
        self._banner = (action.turn, action.leader, action.phase)
        phases = self._tracker.phases.chevrons(action.phase)
        if action.leader >= 0:
            leader, begun = action.leader, not has_text(_before_turns(action.kind))
            self._ribbon.show_turn(names.seat_colours(leader), names.player(leader), phases, turn_begun=begun)
        elif action.doing in ("opens", "sets_up", "waits"):
            self._ribbon.show_turn(EVERYBODY, "", phases)
        if scored_rounds(self._game.rules):
            self._rounds.show_state(round_state(self._game, names, action.turn))
            self._rounds.show()
            self._ribbon.nameless = True
        self._layout.place_ribbon()

    def _team_states(self) -> list[TeamState]:
        """Return what the team strips show; the team with more territories than any other is ahead."""
        names, teams = self._context.names, self._context.names.teams
        totals = [team_totals(self._game, members) for members in teams.members]
        most = sorted((each.territories for each in totals), reverse=True)
        lead = most[0] if len(most) > 1 and most[0] > most[1] else -1
        return [
            TeamState(teams.name(team), names.members(team), each, ahead=each.territories == lead)
            for team, each in enumerate(totals)
        ]

    def _plaque_state(self, number: int) -> PlaqueState:
        session, names = self._context.session, self._context.names
        kind = tr("common.player_kind.human") if session.is_human(number) else plaque_words(self._level(number))
        out = not self._game.state.alive[number]
        if out:
            left = session.statistics.eliminated.get(number)
            kind = tr("play.plaque.out_round", round=left) if left else tr("play.plaque.out")
        totals, honours = totals_of(self._game, number), honours_of(self._game, number)
        face = names.face(number)
        return self._marked(
            number, PlaqueState(names.player(number), kind, totals, out=out, honours=honours, face=face)
        )

    def _marked(self, number: int, state: PlaqueState) -> PlaqueState:
        """Return a plaque's state with what its player is doing; he is not shown as out while he still acts on the screen."""
        action, remark = self._action, self.remark(number)
        if remark:
            on_turn = number == action.leader and action.doing != "over"
            return state if state.out else replace(state, kind=remark, remark=remark, chip="", on_turn=on_turn)
        chip, on_turn, quiet = self._does(number), number == action.leader and action.doing != "over", ""
        if not chip and state.out:
            chip = tr("play.plaque.out")
        elif not chip:
            quiet = self._quiet(number)
            chip = tr("play.plaque.quiet") if quiet else ""
        note = tr(f"play.plaque.quiet.{quiet}") if quiet else ""
        return replace(state, chip=chip, on_turn=on_turn, note=note, about=self._about(number))

    def _about(self, number: int) -> tuple[str, ...]:
        """Return how a computer plays, and on its turn what it is after."""
        prompts, shown = self._director.prompts, self._action.doing == "plays"
        told = intent_words(self._context, number, shown=shown) if prompts.tells else ""
        return (*self._context.names.character(number), *filter(None, (told,)))

    def _quiet(self, number: int) -> str:
        """Return how long a person wants no questions about cards, "" for not at all. Secret, so only for a lone person."""
        quiet = self._game.state.quiet[number]
        return quiet if quiet and self._context.session.table.people == (number,) else ""

    def _does(self, number: int) -> str:
        """Return in words what a player is doing, "" if he only looks on. On his turn he waits while others answer."""
        action, session = self._action, self._context.session
        if action.doing in ("over", "ends") or number not in (action.leader, action.actor):
            return ""
        if number != action.leader:
            return tr("play.plaque.defends" if action.doing == "defends" else "play.plaque.decides")
        thinks = number == action.actor and action.doing == "thinks"
        if not thinks and has_text(before := _before_turns(action.kind)):
            return tr(before)
        if session.is_human(number):
            return tr("play.plaque.your_turn" if len(session.table.humans) == 1 else "play.plaque.on_turn")
        return tr("play.plaque.thinking" if thinks else "play.plaque.on_turn")

    def _level(self, number: int) -> str:
        return self._context.session.table.seats[number].kind


def _before_turns(kind: str) -> str:
    """Return the key of what a player does who answers a kind of decision; there is such a text if no turn has begun then."""
    return f"play.plaque.on_turn.{kind}"
