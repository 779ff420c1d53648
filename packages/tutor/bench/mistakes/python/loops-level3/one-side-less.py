for side in range(1, last):
    player.move_forward(side)
    player.collect("flower")
    player.turn_right()
