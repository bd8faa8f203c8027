"""The pictures of ``render``: plays the games that lead to them, and shows the screen of each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImage

from risk_desktop import __version__
from risk_desktop.controller.opening import PastChoice
from risk_desktop.controller.rehearsal import Rehearsal, Scene
from risk_desktop.controller.replay import ReplaySource
from risk_desktop.controller.table import Table
from risk_desktop.editions.classic.cards import cards_slot
from risk_desktop.editions.classic.missions.deck import MISSIONS
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.editions.edition import Edition
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.puzzles.loader import all_puzzles
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SaveHeader
from risk_desktop.storage.saves import SUFFIX, SaveWriter
from risk_desktop.storage.settings import LastSetup, Settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.ground.look import Mode
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.gallery.moments import ANYWHERE, MOMENTS, best_moments
from risk_desktop.ui.gallery.poses import ask_hint, open_odds, plan_advance, share
from risk_desktop.ui.gallery.studio import Studio, picture_attack, seated, strongest_mover
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.backdrop_painting import painted
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.teams import teams_of

_SAVES = ((6, 380, "2026-03-14 20:14"), (4, 900, "2026-03-13 22:41"), (5, 220, "2026-03-08 17:05"))
"""Players, choices and date of the games in the list of saves, the latest first."""
_THUMBNAIL = QSize(480, 270)
_USUALLY_AFTER = (260, 130, 60, 0)
"""Decisions before the scenes are looked for: the first number after which one seat meets every kind of scene."""
_REVIEWED, _REVIEWED_BY = 12, 4
"""So many choices are valued in full for the picture of a review, by so many games each: more would take minutes."""
_SECRETS = {"secret": "attack", "mission": "claim_mission", "capital": "capital"}
"""Pictures of secrets, each with the kind of decision at which it is taken."""
_SHARED = 4
"""How many territories partners share in the pictures, where the rule set lets them."""
_TRIES = 3
"""How many games are tried for an ending, or for a moment that a picture needs."""


class GameTooShort(Exception):
    """The game ended after ``choices`` decisions, before the table was to be shown."""

    def __init__(self, choices: int) -> None:
        super().__init__(choices)
        self.choices = choices


class Album:
    """Makes pictures of one edition, played with ``options``; ``folder`` holds its own files.

    ``after``: decisions before the table is shown; None for as many as give the most kinds of pictures.
    """

    def __init__(
        self,
        edition: Edition,
        options: Mapping[str, OptionValue],
        seed: int,
        after: int | None,
        folder: Path,
        size: tuple[int, int],
    ) -> None:
        self._edition, self._seed, self._wanted = edition, seed, after
        self._options = dict(options)
        self.after = after or 0
        self._saves = folder / "saves"
        self._size = QSize(*size)
        self._best: list[dict[str, tuple[int, Scene]]] = []
        self._course: dict[int, PastChoice] = {}
        """What each choice of the scenes' game led to, by its number."""
        self._maps = find_maps(self._edition.boards)

    def look(self, language: str, theme: str, text_scale: int) -> None:
        """Choose language, theme and text size (percent) of all pictures."""
        setup = LastSetup(self._edition.id, self._table().seats)
        values = {
            "language": language,
            "theme": theme,
            "text_scale": text_scale,
            "recap": "never",
            "last_setup": setup,
        }
        # Typed as they come from the command line, which takes no other words and sizes than the settings do.
        context = AppContext(Settings(**values), self._saves)  # type: ignore[arg-type]
        self._studio = Studio(context, self._maps, self._size)

    def pictures(self, name: str) -> Iterator[tuple[str, QImage]]:
        """Yield the file's name and the picture: one, one for each board, or none if the game gives no such scene.

        Raises GameTooShort.
        """
        studio, table = self._studio, self._played
        if name.startswith("board"):
            mode: Mode = "regions" if name == "board-regions" else "owners"
            game = self._scenes[-1, "any"].game
            for number, board in enumerate(self._maps):
                yield name.replace("board", f"board-{board.id}"), studio.board(number, table, game, mode)
            return
        if name in ("first-screen", "load"):
            self._keep_games()
        screens: dict[str, Callable[[], QImage]] = {
            "first-screen": studio.first,
            "new-game": studio.new_game,
            "which-one": studio.which_one,
            "load": studio.load,
            "settings": studio.settings,
            "profile": studio.profile,
            "puzzles": studio.puzzles,
        }
        if name == "house-rules":
            yield name, studio.house_rules(self._edition.id)
        elif name in screens:
            yield name, screens[name]()
        elif name == "replay":
            yield from self._of_replay()
        elif name == "review":
            yield from self._of_review()
        elif name == "verdict":
            yield name, studio.verdict(self._puzzles[0])
        elif name in MOMENTS and (name not in ANYWHERE or self._is_led(name)):
            yield from self._of_moment(name)
        elif name in _SECRETS:
            yield from self._of_secrets(name)
        else:
            yield from self._of_table(name)

    def _of_table(self, name: str) -> Iterator[tuple[str, QImage]]:
        studio = self._studio
        shows: dict[str, tuple[str, Callable[[Table, Scene], QImage]]] = {
            "play": ("attack", studio.attacking),
            "battle": ("attack", studio.fighting),
            "reinforce": ("reinforce", studio.reinforcing),
            "recap": ("recap", self._recalling),
            "hand": ("hand", studio.cards),
            "fortify": ("fortify", studio.fortifying),
            "hint": ("attack", partial(studio.posed, pose=ask_hint)),
            "odds": ("attack", partial(studio.posed, pose=open_odds)),
            "chain": ("attack", partial(studio.posed, pose=plan_advance)),
            "share": ("attack", partial(studio.posed, pose=share)),
            "thinking": ("thinking", studio.idle),
            "curtain": ("reinforce", studio.idle),
            "win": ("end", studio.end),
        }
        kind, show = shows[name]
        person: int
        scene: Scene | None
        if name == "curtain" and self.has("bid"):
            # Where people bid in secret, the curtain stands before a bid: a turn that is public has none.
            person, scene = self._moment("bid") or (0, None)
        else:
            person, scene = self._person, self._scene(kind)
        if scene is None:
            return
        people = (person, (person - 1) % len(self._played.seats)) if name == "curtain" else (person,)
        yield name, show(seated(self._played, people), scene)

    def _of_replay(self) -> Iterator[tuple[str, QImage]]:
        """Yield the replay of a whole game in its middle, if one ends."""
        ended = self._ended()
        if ended is not None:
            yield "replay", self._studio.replaying(self._played, ended.recording)

    def _of_review(self) -> Iterator[tuple[str, QImage]]:
        """Yield the review of a whole game, if one ends, when a part of the choices has been valued."""
        ended = self._ended()
        if ended is None:
            return
        person = max(
            range(len(self._played.seats)), key=ended.recording.game_at(ended.recording.end).state.alive.__getitem__
        )
        reviewer = Reviewer(ended.recording, (person,))
        for _ in reviewer.survey():
            pass
        own = [place for place in reviewer.places if ended.recording.record(place + 1).player == person]
        for _ in chain(reviewer.glance(own), reviewer.value(_REVIEWED_BY, own, _REVIEWED)):
            pass
        table = seated(self._played, (person,))
        source = ReplaySource(table, tuple(self._maps), ended.recording)
        yield "review", self._studio.reviewing(source, reviewer.report())

    def _recalling(self, table: Table, scene: Scene) -> QImage:
        left = self._scenes[self._person, "left"]
        course = [self._course[number] for number in range(left.choices + 1, scene.choices + 1)]
        return self._studio.recalling(table, scene, left.game, course)

    def _of_moment(self, name: str) -> Iterator[tuple[str, QImage]]:
        """Yield the picture of the best moment of its kind in a game, if there is one."""
        found = self._moment(name)
        if found is not None:
            (person, scene), moment = found, MOMENTS[name]
            game = Game(scene.game.rules, scene.game.snapshot())
            moment.stage(game)
            yield name, self._studio.posed(seated(self._played, (person,)), replace(scene, game=game), moment.pose)

    def _is_led(self, name: str) -> bool:
        """Whether pieces lead an attack somewhere in the game."""
        return MOMENTS[name].known(self._rules) and self._moment(name) is not None

    def _moment(self, name: str) -> tuple[int, Scene] | None:
        """Return who decides in the best moment of a kind, and its scene, from the first of a few games that has one."""
        for number in range(_TRIES):
            if number == len(self._best):
                self._best.append(best_moments(self._rehearsal(self._table(seed=self._seed + number))))
            if name in self._best[number]:
                return self._best[number][name]
        return None

    def has(self, name: str) -> bool:
        """Whether this rule set has what a picture shows: not all have secrets, bids or cards to play."""
        if name in MOMENTS and name not in ANYWHERE:
            return MOMENTS[name].known(self._rules)
        if name == "hand":
            return bool(self._rules.decks) and not self.has("cards")
        if name == "verdict":
            return bool(self._puzzles)
        if name not in _SECRETS:
            return True
        rules = self._rules
        known = {"claim_mission": "claims", "capital": "capitals"}.get(_SECRETS[name])
        return known in rules.slots if known else MISSIONS in rules.decks or "capitals" in rules.slots

    def _of_secrets(self, name: str) -> Iterator[tuple[str, QImage]]:
        """Yield the picture of a player's secrets, of a mission that can be claimed, or of a capital being founded."""
        rehearsal = self._rehearsal(self._played)
        state, kind = rehearsal.game.state, _SECRETS[name]
        asked = rehearsal.game.pending()
        while asked is not None and (asked.kind != kind or (name == "secret" and state.round == 0)):
            asked = rehearsal.step()
            state = rehearsal.game.state
        if asked is not None:
            show = self._studio.founding if name == "capital" else self._studio.idle
            show = self._studio.looking if name == "secret" else show
            yield name, show(seated(self._played, (asked.player,)), rehearsal.scene())

    @property
    def _puzzles(self) -> list[Puzzle]:
        """The puzzles of the rule set that begin with an attack, as it is printed."""
        return [
            each
            for each in all_puzzles()
            if (each.edition, each.decision) == (self._edition.id, "attack") and not each.options
        ]

    # --- games

    def _table(self, players: int = 0, seed: int = 0) -> Table:
        count = players if players in self._edition.players else self._edition.players[0 if self._in_teams else -1]
        return Table(self._edition.id, usual_seats(count), self._options, self._edition.boards, seed or self._seed)

    @property
    def _in_teams(self) -> bool:
        """Whether it is played in teams. With few players such a game lasts longer, and partners share more land."""
        return bool(teams_of(self._edition.id, self._edition.players[-1], self._options))

    @cached_property
    def _played(self) -> Table:
        return self._table()

    @cached_property
    def _rules(self) -> Rules:
        return self._rules_of(self._played)

    def _rules_of(self, table: Table) -> Rules:
        return make_rules(table.edition, to_board(self._maps), len(table.seats), table.options)

    def _rehearsal(self, table: Table, keeper: Journal | None = None) -> Rehearsal:
        return Rehearsal(table, start_game(self._rules_of(table), table.seed), keeper)

    def _scene(self, kind: str) -> Scene | None:
        """Return the scene of a kind for the person of the pictures, None if there is none."""
        if kind == "end":
            return self._end()
        if kind == "thinking":
            others = [scene for (seat, name), scene in self._scenes.items() if name == "turn" and seat != self._person]
            return min(others, key=_choices, default=None)
        return self._scenes.get((self._person, kind))

    @cached_property
    def _scenes(self) -> dict[tuple[int, str], Scene]:
        """The first scene of each kind for each seat, from the start that gives the most kinds (or the one asked for)."""
        best: dict[tuple[int, str], Scene] = {}
        for after in _USUALLY_AFTER if self._wanted is None else (self._wanted,):
            rehearsal = self._rehearsal(self._played)
            asked = stand_together(rehearsal, after)
            if asked is None:
                continue
            course: dict[int, PastChoice] = {}
            found = self._scenes_from(rehearsal, asked, course)
            if _variety(found) > _variety(best):
                best, self.after, self._course = found, after, course
            if _variety(best) == len(_KINDS):
                break
        if not best:
            raise GameTooShort(rehearsal.choices)
        return best

    @staticmethod
    def _scenes_from(
        rehearsal: Rehearsal, asked: Decision | None, course: dict[int, PastChoice]
    ) -> dict[tuple[int, str], Scene]:
        """Return the first scene of each kind for each seat, until one seat has met all kinds or the game is over.

        Note in ``course`` what each choice leads to.
        """
        game, found = rehearsal.game, {(-1, "any"): rehearsal.scene()}
        turn = game.state.turn
        while asked is not None:
            if game.state.turn != turn and (turn, "recap") not in found:
                found[turn, "left"] = rehearsal.scene()
            turn = game.state.turn
            kinds = [kind for kind, fits in _KINDS.items() if (asked.player, kind) not in found and fits(asked, game)]
            if "recap" in kinds and (asked.player, "left") not in found:
                kinds.remove("recap")
            found.update({(asked.player, kind): rehearsal.scene() for kind in kinds})
            if kinds and all((asked.player, kind) in found for kind in _KINDS):
                break
            known = len(rehearsal.past)
            asked = rehearsal.step()
            course[rehearsal.choices] = PastChoice(rehearsal.past[known:], Game(game.rules, game.state.copy()))
        return found

    @cached_property
    def _person(self) -> int:
        """The seat that the pictures are about: the one that meets the most kinds of scenes, and soonest."""

        def rank(seat: int) -> tuple[int, int]:
            own = [scene for (who, _), scene in self._scenes.items() if who == seat]
            return -len(own), sum(map(_choices, own))

        return min(range(len(self._played.seats)), key=rank)

    def _end(self) -> Scene | None:
        """Return the end of the first of a few games that somebody wins."""
        ended = self._ended()
        return ended.scene() if ended is not None else None

    def _ended(self) -> Rehearsal | None:
        """Return the first of a few games that somebody wins."""
        for number in range(_TRIES):
            rehearsal = self._rehearsal(self._table(seed=self._seed + number))
            while rehearsal.step() is not None:
                pass
            if rehearsal.game.state.outcome is not None:
                return rehearsal
        return None

    # --- saves

    def _keep_games(self) -> None:
        """Fill the folder of saves, once."""
        if self._saves.exists():
            return
        self._saves.mkdir()
        for number, (players, choices, date) in enumerate(_SAVES):
            self._keep_game(self._table(players, self._seed + 11 * (number + 1)), choices, date)

    def _keep_game(self, table: Table, choices: int, date: str) -> None:
        moment = datetime.fromisoformat(date).astimezone()
        table = seated(table, (0,))
        header = SaveHeader(
            edition=table.edition,
            seats=table.seats,
            maps=saved_maps(self._maps),
            seed=table.seed,
            created=moment.isoformat(timespec="seconds"),
            program=__version__,
        )
        path = self._saves / f"{table.edition}-{moment:%Y-%m-%d}{SUFFIX}"
        journal = Journal(SaveWriter(path, header))
        rehearsal = self._rehearsal(table, journal)
        rehearsal.play(choices)
        journal.picture(self._thumbnail(table, rehearsal))
        journal.close()
        os.utime(path, (moment.timestamp(), moment.timestamp()))

    def _thumbnail(self, table: Table, rehearsal: Rehearsal) -> bytes:
        state = rehearsal.game.state
        names = Names(table, self._maps)
        colours = [names.colour_number(seat) for seat in state.owner]
        standing = BoardPosition(tuple(colours), tuple(state.armies))
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        painted(_THUMBNAIL, standing, self._maps).save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
        return bytes(buffer.data().data())


def stand_together(rehearsal: Rehearsal, choices: int) -> Decision | None:
    """Play on as ``Rehearsal.play`` does; where partners may share land, they come to share some first."""
    game, tenure = rehearsal.game, rehearsal.game.rules.tenure
    if not any(len(tenure.hosts(seat)) > 1 for seat in range(game.state.players)):
        return rehearsal.play(choices)
    asked = game.pending()
    while asked is not None and (rehearsal.choices < choices or len(tenure.shares(game.state)) < _SHARED):
        friendly = _friendly(asked)
        asked = rehearsal.give(friendly) if friendly is not None else rehearsal.step()
    return asked


def _friendly(asked: Decision) -> Choice | None:
    """Return a choice that keeps the peace: no further attack, or a move to a partner next door.

    None where the player may choose for himself.
    """
    options = asked.options
    if isinstance(options, Attacks):
        return Pass() if cards_slot(options.game).earned else None
    if not isinstance(options, Moves):
        return None
    near, state = options.game.rules.board.neighbours, options.game.state
    ways = [
        (options.spare(origin), origin, target)
        for origin in options.origins()
        for target in near[origin]
        if state.owner[target] in options.hosts and state.owner[target] != asked.player
    ]
    if not ways:
        return None
    spare, origin, target = max(ways)
    return Fortify(origin, target, min(spare, max(1, state.armies[target] - 1, spare // 2)))


def _variety(scenes: dict[tuple[int, str], Scene]) -> int:
    """Return how many kinds of scenes the seat that is in most of them is in."""
    seats = {seat for seat, _ in scenes if seat >= 0}
    return max((sum(who == seat for who, _ in scenes) for seat in seats), default=0)


def _choices(scene: Scene) -> int:
    return scene.choices


def _holds_set(asked: Decision, game: Game) -> bool:
    hand = sum(len(deck.hands[asked.player]) for deck in game.state.decks.values())
    return hand > 2 and asked.kind in ("trade", "reinforce")


_KINDS: dict[str, Callable[[Decision, Game], bool]] = {
    "turn": lambda asked, game: asked.kind == "attack",
    "reinforce": lambda asked, game: asked.kind == "reinforce",
    "recap": lambda asked, game: asked.kind == "reinforce",
    "attack": lambda asked, game: picture_attack(asked) is not None,
    "fortify": lambda asked, game: strongest_mover(asked) >= 0,
    "hand": _holds_set,
}
"""What a player's decision must be like for the pictures of each kind."""
