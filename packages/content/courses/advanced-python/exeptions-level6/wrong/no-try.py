steps = int(player.read())
player.turn_right()
player.move_forward(steps)
player.collect("key")
