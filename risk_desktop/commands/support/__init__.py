"""What several commands share: saves, games, options and figures as they are typed and told."""
