player.read()
player.turn_left()
player.move_forward(5)
player.collect("key")
