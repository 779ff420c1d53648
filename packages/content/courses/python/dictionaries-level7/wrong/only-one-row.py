for name, plot in plots.items():
    player.collect(plot["crop"])
    player.move_forward(1)
    player.turn_right()
