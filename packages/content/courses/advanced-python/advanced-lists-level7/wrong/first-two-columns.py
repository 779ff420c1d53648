for column in [[row[0] for row in grid], [row[1] for row in grid]]:
    for crop in column:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
