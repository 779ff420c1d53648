for crop in crops:
    for steps in distances:
        player.move_forward(steps)
        player.collect(crop)
        player.turn_right()
