for crop, steps in zip(distances, crops):
    player.move_forward(steps)
    player.collect(crop)
    player.turn_right()
