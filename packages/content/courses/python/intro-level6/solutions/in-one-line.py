steps = int(player.read())
player.turn_left()
player.move_forward(steps)
player.collect("key")
