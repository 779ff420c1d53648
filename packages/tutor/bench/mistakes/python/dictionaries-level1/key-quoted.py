item = player.read()
steps = shelf["item"]
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.collect(item)
