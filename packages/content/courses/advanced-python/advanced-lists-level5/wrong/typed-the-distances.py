for crop, steps in zip(crops, [4, 2, 3]):
    player.move_forward(steps)
    player.collect(crop)
    player.turn_right()
