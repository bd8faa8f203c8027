"""The coach of a guided first game: a card beside what it talks of, rings round that, and the lesson's end."""
