text = player.read()
steps = int("text")
player.turn_left()
player.move_forward(steps)
