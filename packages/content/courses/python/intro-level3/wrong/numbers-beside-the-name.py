steps = 4
player.move_forward(4)
player.collect("log")
player.turn_right()
player.move_forward(4)
player.collect("log")
