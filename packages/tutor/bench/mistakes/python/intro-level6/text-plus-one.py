text = player.read()
player.turn_left()
player.move_forward(text + 1)
player.collect("key")
