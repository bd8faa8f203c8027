"""Cards with a rule on them: the hand, buying, playing and answering them."""
