"""An advance that is carried out: by ordinary choices, until it is done or something comes up."""

from __future__ import annotations

from itertools import pairwise

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.common.pieces import Enter, LedMoveIn
from risk_desktop.engine.choices import Blitz, Choice, MoveIn, Pick
from risk_desktop.engine.dice import ScriptedDice, SeededDice
from risk_desktop.engine.events import CardDrawn
from risk_desktop.engine.game import Game, Record
from tests.controller.watching import Watcher
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import year
from tests.editions.godstorm.epoch import epoch
from tests.playing import earth_board, given, number, world
from tests.ui.support.classic_table import table_of
from tests.ui.support.play_table import Sphinx

WIN, LOSE = [6, 6, 6, 1, 1], [1, 1, 1, 6, 6]


class Notebook:
    """Keeps the records of a session, as a save would."""

    problem = None

    def __init__(self) -> None:
        self.records: list[Record] = []

    def record(self, record: Record, game: Game, left: bool = False) -> None:
        self.records.append(record)

    def __getattr__(self, name: str) -> object:
        return lambda *_: None

    @property
    def choices(self) -> list[Choice]:
        """What Anna has chosen."""
        return [record.choice for record in self.records if record.player == 0]


def at_the_table(
    game: Game, edition: str = "world", people: tuple[int, ...] = (0, 1, 2), *, goes_on: bool = True
) -> tuple[GameSession, Watcher, Notebook]:
    book = Notebook()
    session = GameSession(table_of(edition, 3, people=people), game, book, make_ai_client=Sphinx)  # type: ignore[arg-type]
    watcher = Watcher(session, goes_on)
    session.start()
    session.proceed()
    return session, watcher, book


def war(rolls: list[int], brazil: int = 9, **armies: int) -> Game:
    """Return a game in which Anna stands in Brazil; Ben owns the rest but Alaska."""
    own = {"brazil": brazil, "north_africa": 2, **armies}
    return given(
        {"brazil": 0, "alaska": 2}, own, rest=1, rolls=rolls, rules=world(3, earth_board()), board=earth_board()
    )


def lands(game: Game, *names: str) -> tuple[int, ...]:
    return tuple(number(game, name) for name in names)


ROUTE = ("brazil", "north_africa", "egypt")


def test_it_fights_moves_on_and_fights_again(qtbot) -> None:
    game = war([*WIN, 6, 6, 6, 1])
    way = lands(game, *ROUTE)
    session, watcher, book = at_the_table(game)
    asked = len(watcher.asked)
    assert session.advance(way) is None
    assert book.choices == [Blitz(way[0], way[1]), MoveIn(8), Blitz(way[1], way[2]), MoveIn(7)]
    assert [game.state.armies[land] for land in way] == [1, 1, 7]
    assert len(watcher.asked) == asked + 1 and session.decision.kind == "attack"
    assert not session.advancing and session.why_stopped() == ""


def test_what_was_kept_of_it_plays_the_same_game_again(qtbot) -> None:
    game, again = war([*WIN, 6, 6, 6, 1]), war([*WIN, 6, 6, 6, 1])
    session, _, book = at_the_table(game)
    session.advance(lands(game, *ROUTE))
    for record in book.records:
        assert again.apply(record.choice) == record
    assert again.state == game.state


def test_it_stops_when_its_chance_has_fallen_by_half(qtbot) -> None:
    game = war([*LOSE, *LOSE, *LOSE, 6, 6, 1, 1], brazil=9, egypt=3)
    session, _, book = at_the_table(game)
    session.advance(lands(game, *ROUTE))
    assert session.why_stopped() == "losses" and not session.advancing
    assert game.state.owner[number(game, "north_africa")] == 0 and game.state.owner[number(game, "egypt")] == 1
    assert session.decision.kind == "attack" and book.choices == [Blitz(*lands(game, *ROUTE)[:2])]


def test_it_stops_when_an_attack_fails(qtbot) -> None:
    game = war([*LOSE, 1, 6, 6], brazil=4, japan=4)
    game.state.owner[number(game, "japan")] = 0
    session, _, _ = at_the_table(game)
    session.advance(lands(game, *ROUTE))
    assert session.why_stopped() == "lost" and session.decision.kind == "attack"
    assert game.state.owner[number(game, "north_africa")] == 1 and not session.advancing


def test_it_stops_when_a_player_is_out(qtbot) -> None:
    game = given(
        {"brazil": 0, "north_africa": 2},
        {"brazil": 9, "north_africa": 2},
        rest=1,
        rolls=[*WIN],
        rules=world(3, earth_board()),
        board=earth_board(),
        hands={2: ("egypt",)},
    )
    session, _, book = at_the_table(game)
    session.advance(lands(game, *ROUTE))
    assert session.why_stopped() == "out" and book.choices[0] == Blitz(*lands(game, *ROUTE)[:2])
    assert game.state.owner[number(game, "egypt")] == 1


def test_it_is_halted_by_the_person_between_two_choices(qtbot) -> None:
    game = war([*WIN])
    session, watcher, book = at_the_table(game, goes_on=False)
    session.advance(lands(game, *ROUTE))
    assert session.advancing and book.choices == [Blitz(*lands(game, *ROUTE)[:2])]
    session.halt()
    for _ in range(2):  # Ben defends, and North Africa falls
        session.proceed()
    assert book.choices == [Blitz(*lands(game, *ROUTE)[:2])] and watcher.asked[-1].kind == "occupy"
    assert session.why_stopped() == "halted"


def test_a_card_that_answers_stops_it(qtbot) -> None:
    game = about_to_play(phase="attack", others={1: ("land_stealth_mods",)}, position={"canada": "1 2 land"})
    game.dice = ScriptedDice([1] * 60)
    way = lands(game, "alberta", "canada", "new_york")
    session, watcher, _ = at_the_table(game, "ad2210")
    assert session.advance(way) is None
    assert watcher.asked[-1].kind == "reaction" and session.advancing
    assert session.answer(PlayCard("land_stealth_mods")) is None
    assert not session.advancing and session.decision.kind == "attack_dice"
    assert session.why_stopped() == "card"


def test_a_march_takes_six_empty_territories_with_one_order_and_can_be_taken_back(qtbot) -> None:
    game = year({"tycho": "0 9 space", "egypt": "1 3", "japan": "2 3"}, rolls=None)
    before = game.state.copy()
    board, way = game.rules.board, [number(game, "tycho")]
    while len(way) < 7:
        ahead = [t for t in board.neighbours[way[-1]] if board.territories[t].terrain == "moon" and t not in way]
        free = [t for t in ahead if any(n not in way and n not in (t,) for n in board.neighbours[t])]
        way.append((free or ahead)[0])
    session, _, book = at_the_table(game, "ad2210")
    assert session.advance(tuple(way)) is None
    assert [choice for choice in book.choices if isinstance(choice, Enter)] == [Enter(a, b) for a, b in pairwise(way)]
    assert all(isinstance(choice, (Enter, LedMoveIn)) for choice in book.choices)
    assert [game.state.armies[land] for land in way] == [1, 1, 1, 1, 1, 1, 3]
    assert session.game.state.pieces[0].territory == way[-1]
    while session.can_undo:
        assert session.undo()
    assert session.game.state.armies == before.armies


def test_who_is_not_asked_for_an_attack_cannot_advance(qtbot) -> None:
    game = war([])
    session, _, _ = at_the_table(game, people=(1,))
    assert session.advance(lands(game, *ROUTE)) is not None and not session.advancing


def test_who_fights_among_gods_is_asked_and_a_card_that_a_labor_earns_stops_it(qtbot) -> None:
    game = epoch({"gaul": "0 20 war sky", "alemannia": "1 2 sky", "galicia": "1 1", "egypt": "2 5 war"}, rolls=None)
    game.dice = SeededDice(11)
    way = lands(game, "gaul", "alemannia", "galicia")
    session, watcher, book = at_the_table(game, "godstorm")
    assert session.advance(way) is None
    assert session.decision.kind == "champion" and session.advancing, "which god fights is not for the program to say"
    assert session.answer(Pick("war")) is None
    assert any(isinstance(event, CardDrawn) for event in watcher.events)
    assert session.why_stopped() == "drawn" and book.choices == [Blitz(way[0], way[1]), Pick("war")]
    assert session.decision.kind == "occupy" and game.state.owner[way[2]] == 1


def test_gods_go_along(qtbot) -> None:
    game = epoch({"gaul": "0 20 war sky", "alemannia": "1 1", "galicia": "1 1", "egypt": "2 5 war"}, rolls=None)
    game.dice = SeededDice(11)
    way = lands(game, "gaul", "alemannia", "galicia")
    session, _, book = at_the_table(game, "godstorm")
    assert session.advance(way) is None
    assert [choice for choice in book.choices if isinstance(choice, Blitz)] == [Blitz(a, b) for a, b in pairwise(way)]
    assert [game.state.owner[land] for land in way] == [0, 0, 0] and not session.advancing
    assert {piece.territory for piece in game.state.pieces if piece.player == 0} == {way[-1]}
