"""Play screens of the team game for tests: Anna and Mira against Ben and Cassius, with land that partners share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from risk_desktop.controller import session as session_module
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.game import Game
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.editions.team_games import standing
from tests.playing import earth_board
from tests.ui.support.play_table import PuppetAiClient, Sphinx, earth, make_context, show_screen

ANNA, BEN, MIRA, CASSIUS, OCTAVIA, TARIQ = range(6)
NAMES = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
OWNERS = {
    ANNA: "north_africa east_africa congo south_africa madagascar brazil venezuela argentina peru egypt indonesia",
    MIRA: "siam india china middle_east afghanistan ural siberia irkutsk mongolia new_guinea",
    BEN: "iceland great_britain scandinavia northern_europe western_europe southern_europe greenland quebec ukraine",
    CASSIUS: "alaska northwest_territory alberta ontario western_united_states eastern_united_states central_america "
    "kamchatka japan yakutsk western_australia eastern_australia",
}
ARMIES = {
    "north_africa": 9, "brazil": 5, "venezuela": 3, "egypt": 4, "indonesia": 6, "siam": 5, "china": 12, "india": 2,
    "northern_europe": 7, "southern_europe": 5, "ukraine": 11, "kamchatka": 4, "central_america": 4, "ontario": 5,
    "mongolia": 6, "ural": 3, "afghanistan": 4, "western_australia": 3,
}  # fmt: skip
SHARES: Mapping[str, Mapping[int, int]] = {
    "east_africa": {ANNA: 5, MIRA: 3},
    "middle_east": {MIRA: 4, ANNA: 4},
    "siam": {MIRA: 12, ANNA: 7},
    "scandinavia": {BEN: 2, CASSIUS: 3},
    "greenland": {BEN: 2, CASSIUS: 1},
}
HANDS = {ANNA: ("egypt", "japan", "congo", "peru"), BEN: ("siam", "china")}


def team_game(
    turn: int = ANNA,
    phase: str = "attack",
    shares: Mapping[str, Mapping[int, int]] | None = None,
    armies: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    **more: object,
) -> Game:
    """Return a game of two teams on the Earth, in the seventh round."""
    owners = {name: seat for seat, names in OWNERS.items() for name in names.split()}
    shares = SHARES if shares is None else shares
    game = standing(
        owners,
        {**ARMIES, **(armies or {})},
        shares,
        board=earth_board(),
        turn=turn,
        phase=phase,
        hands=HANDS if hands is None else hands,
        **more,
    )
    game.state.round = 7
    return game


def team_seats(people: Sequence[int] = (ANNA,), players: int = 4) -> tuple[Seat, ...]:
    """Return the seats, persons in some of them."""
    return tuple(Seat(NAMES[n], "human" if n in people else "easy", n) for n in range(players))


def team_screen(
    game: Game,
    people: Sequence[int] = (ANNA,),
    ai_client: type[PuppetAiClient] = Sphinx,
    size: tuple[int, int] = (1280, 720),
    **settings: object,
) -> PlayScreen:
    """Return a shown play screen over a game, already started."""
    session_module.AiClient = ai_client  # type: ignore[misc, assignment]
    table = Table("teams", team_seats(people, game.state.players), seed=3)
    session = GameSession(table, game)
    context = make_context(**settings)
    context.fit(QSize(*size))
    screen = PlayScreen(context, session, Names(table, [earth()]), [earth()])
    show_screen(screen, QSize(*size))
    session.start()
    for _ in range(20):
        QApplication.processEvents()
    return screen


def names_of(players: int = 4) -> Names:
    """Return the names of a game of teams."""
    return Names(Table("teams", team_seats((), players)), [earth()])


def answers(screen: PlayScreen) -> list[object]:
    """Remember what is answered, and answer nothing."""
    taken: list[object] = []
    screen.context.session.answer = taken.append  # type: ignore[method-assign, assignment]
    return taken


def targets(screen: PlayScreen) -> set[int]:
    """Return the territories that glow as targets."""
    return set(screen.board.highlights.shown.targets)
