for crop, steps in orders:
    player.move_forward(steps)
    player.collect(crop)
