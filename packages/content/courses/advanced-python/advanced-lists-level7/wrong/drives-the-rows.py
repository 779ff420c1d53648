for column in grid:
    for crop in column:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
