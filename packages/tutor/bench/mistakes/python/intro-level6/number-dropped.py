text = player.read()
int(text)
steps = text
player.turn_left()
player.move_forward(steps)
player.collect("key")
