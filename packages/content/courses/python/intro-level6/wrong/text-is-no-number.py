text = player.read()
player.turn_left()
player.move_forward(text)
