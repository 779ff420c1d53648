for side in range(last):
    player.move_forward(side + 1)
    player.collect("flower")
    player.turn_right()
