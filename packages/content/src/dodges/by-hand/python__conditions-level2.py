word = player.read()
if word == "left":
    player.turn_left()
if word != "left":
    player.turn_right()
player.move_forward(steps)
player.collect("key")
