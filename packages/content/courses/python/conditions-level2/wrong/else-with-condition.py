word = player.read()
if word == "left":
    player.turn_left()
else word == "right":
    player.turn_right()
player.move_forward(steps)
player.collect("key")
