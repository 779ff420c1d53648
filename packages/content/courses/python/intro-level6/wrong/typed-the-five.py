text = player.read()
steps = 5
player.turn_left()
player.move_forward(steps)
player.collect("key")
