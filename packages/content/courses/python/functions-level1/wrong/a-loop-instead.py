for steps in [near, far]:
    player.turn_right()
    player.collect("apple")
    player.turn_left()
    player.move_forward(steps)
player.turn_right()
player.collect("apple")
