player.turn_left()
player.read()
player.turn_right()
for grain in range(4):
    player.collect("grain")
    player.move_forward(2)
player.build("grain stack")
player.move_forward(1)
player.collect("coin")
