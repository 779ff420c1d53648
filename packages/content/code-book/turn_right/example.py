player.turn_right()
player.move_forward(1)
