player.turn_left()
gap = ord(player.read()) - int("48")
player.turn_right()
for grain in range(4):
    player.collect("grain")
    player.move_forward(gap)
player.build("grain stack")
player.move_forward(1)
player.collect("coin")
