for crop, steps in crops:
    player.move_forward(steps)
    player.collect(crop)
    player.turn_right()
