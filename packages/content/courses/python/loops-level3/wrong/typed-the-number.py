for side in range(1, 5):
    player.move_forward(side)
    player.collect("flower")
    player.turn_right()
