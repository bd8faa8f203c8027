"""What lies over what on the board, as z values of the scene."""

BEYOND = -2.0
BACKDROP = -1.0
SEA = 0.0
SEA_DETAIL = 0.5
SHADE = 1.0
WATER = 1.5
COAST = 2.0
LAND = 3.0
CONQUEST = 4.0
BAND = 5.0
ROUTE = 6.0
DIM = 7.0
GLOW = 8.0
CURSOR = 9.0
PLATE = 10.0
ARROW = 11.0
PIECE = 12.0
BADGE = 13.0
NAME = 14.0
NAME_RAISED = 14.5
BADGE_RAISED = 15.0
CHIP = 16.0
TOKEN = 17.0
