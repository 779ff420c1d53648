player.turn_left()
player.move_forward(1)
