for friend in plots:
    for bed in range(plots[friend]["rows"]):
        player.collect(plots["crop"])
        player.move_forward(1)
    player.turn_right()
