steps = 4
player.move_forward(steps)
player.collect("log"
