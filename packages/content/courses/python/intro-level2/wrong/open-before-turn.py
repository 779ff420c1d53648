player.move_forward(2)
player.open()
player.turn_right()
player.move_forward(3)
