player.turn_left()
gap = int(player.read())
player.turn_right()
for grain in range(3):
    player.collect("grain")
    player.move_forward(gap)
player.build("grain stack")
player.move_forward(1)
player.collect("coin")
