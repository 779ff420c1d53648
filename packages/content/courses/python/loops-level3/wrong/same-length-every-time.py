for side in range(1, last + 1):
    player.move_forward(last)
    player.collect("flower")
    player.turn_right()
