"""The pictures that can be drawn, by name: known without loading what draws them."""

from __future__ import annotations

from .refusal import WrongInput

PICTURES = (
    *("board", "board-regions", "play", "battle", "reinforce", "hand", "fortify", "thinking", "recap", "curtain"),
    *("bid", "bids", "hire", "buy", "cards", "card", "reaction"),
    *("god-war", "underworld", "sunken"),
    *("secret", "mission", "capital"),
    *("hint", "odds", "chain", "share"),
    *(
        "first-screen",
        "new-game",
        "which-one",
        "house-rules",
        "load",
        "settings",
        "win",
        "replay",
        "review",
        "profile",
        "puzzles",
        "verdict",
    ),
)
"""All pictures; the board's name is added to the first two. No rule set has all that is in the rows between."""


def chosen_pictures(words: str) -> tuple[str, ...]:
    """Return the pictures named in ``words`` (with commas), all for none; WrongInput."""
    names = tuple(filter(None, words.replace(" ", "").split(",")))
    for name in names:
        if name not in PICTURES:
            raise WrongInput("render.unknown", name=name, known=", ".join(PICTURES))
    return tuple(name for name in PICTURES if name in names) if names else PICTURES
