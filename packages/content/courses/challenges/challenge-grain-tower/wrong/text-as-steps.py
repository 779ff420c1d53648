player.turn_left()
gap = player.read()
player.turn_right()
for grain in range(4):
    player.collect("grain")
    player.move_forward(gap)
