player.read()
steps = shelf["corn"]
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.collect("corn")
