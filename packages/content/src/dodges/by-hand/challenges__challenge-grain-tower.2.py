player.turn_left()
gap = {"1": 1, "2": 2, "3": 3, "4": 4}[player.read()]
player.turn_right()
for grain in range(4):
    player.collect("grain")
    player.move_forward(gap)
player.build("grain stack")
player.move_forward(1)
player.collect("coin")
