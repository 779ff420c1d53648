steps = 5
player.move_forward(steps)
player.collect("log")
