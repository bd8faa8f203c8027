"""Finding one's way: the camera, the other board, mouse and keyboard, and what lies where on the screen."""
