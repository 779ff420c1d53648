item = player.read()
steps = shelf[0]
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.collect(item)
