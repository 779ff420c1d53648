columns = [[crop for crop in column] for column in zip(*grid)]
for column in columns:
    for crop in column:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
