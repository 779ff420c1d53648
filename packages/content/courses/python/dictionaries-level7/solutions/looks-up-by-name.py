for name in plots:
    crop = plots[name]["crop"]
    for row in range(plots[name]["rows"]):
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
