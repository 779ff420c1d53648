for side in range(last):
    player.move_forward(side)
    player.collect("flower")
    player.turn_right()
