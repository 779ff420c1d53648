for name in plots:
    crop, rows = plots[name].values()
    for row in range(rows):
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
