"""Missions: goals as data, the decks that hold them, and the two ways to win by them.

``goal.py``, ``holdings.py`` and ``deeds.py`` say when a goal is met; ``log.py`` keeps what happened in a turn; ``deck.py`` reads
``resources/cards``. ``secret.py``: one secret mission each (S, D); ``ranked.py``: four missions each, claimed one by one (M).
"""
