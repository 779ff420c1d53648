for crop, steps in zip(crops, distances):
    player.move_forward(steps)
    player.collect(crop)
    player.turn_right()
