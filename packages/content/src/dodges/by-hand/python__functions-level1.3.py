def pick():
    for steps in [near, far, 0]:
        player.turn_right()
        player.collect("apple")
        player.turn_left()
        if steps:
            player.move_forward(steps)
pick()
