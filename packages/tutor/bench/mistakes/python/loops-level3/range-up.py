for side in range(1, last + 1, -1):
    player.move_forward(side)
    player.collect("flower")
    player.turn_right()
