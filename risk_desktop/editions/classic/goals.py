"""What a game is played for: the goal that an edition prints, and others that a house rule may put in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from risk_desktop.engine.rules import IdleWhen, Module, OptionSpec, OptionValue, Rules

GOAL = "goal"
WORLD, OPPONENT = "world", "opponent"
"""Beat everybody (W-50); the same between two, where neutral colours may stay (P-01)."""
FIRST_OUT, TEAM_OUT = "first_out", "team_out"
"""Beat one player of the other team (T-03), or all of them."""
MISSIONS, RANKED, CAPITALS = "missions", "ranked", "capitals"
"""A secret mission each (S-40), four of rising rank (M-08), or enough capitals (SK-07)."""
WITHOUT_MISSIONS = IdleWhen(GOAL, (WORLD, OPPONENT, CAPITALS))
WITHOUT_CAPITALS = IdleWhen(GOAL, (WORLD, OPPONENT, MISSIONS, RANKED))


def missions_of_two(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether two would play for secret missions, which they can't."""
    return players == 2 and options.get(GOAL) == MISSIONS


OWN_TURN, ANY_TIME = "own_turn", "any_time"
WIN_CHECK = OptionSpec(
    "win_check",
    OWN_TURN,
    (OWN_TURN, ANY_TIME),
    group="goal",
    idle_when=(IdleWhen(GOAL, (WORLD, OPPONENT, RANKED)),),
    idle_for=missions_of_two,
)
"""When a secret goal wins: only in one's own turn (S-40, SK-08), or as soon as it is true, in anybody's (D-40)."""


def goals(printed: str, *others: str) -> Module:
    """Return the module with the goals of an edition, the printed one first; whoever is left alone wins in any case (C-17)."""
    secret = {MISSIONS, CAPITALS} & {printed, *others}
    spec = OptionSpec(GOAL, printed, (printed, *others), group="goal", idle_for=missions_of_two)
    return Module(id=GOAL, options=(spec, WIN_CHECK) if secret else (spec,))


def played_for(*wanted: str) -> Callable[[int, Mapping[str, OptionValue]], bool]:
    """Return the condition of a module that takes part only in games for one of these goals."""

    def when(players: int, options: Mapping[str, OptionValue]) -> bool:
        return options[GOAL] in wanted

    return when


def wins_any_time(rules: Rules) -> bool:
    """Tell whether a secret goal wins in the turns of others too."""
    return rules.option(WIN_CHECK.key) == ANY_TIME
