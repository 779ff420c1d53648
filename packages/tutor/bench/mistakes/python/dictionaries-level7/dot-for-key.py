for name, plot in plots.items():
    for row in range(plot.rows):
        player.collect(plot.crop)
        player.move_forward(1)
    player.turn_right()
