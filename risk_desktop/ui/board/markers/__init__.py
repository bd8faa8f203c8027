"""What lies on the land at constant size: army badges, pieces, crowns of capitals, bonus plates, the arrow."""
