for barrel in range(barrels):
    player.turn_left()
    player.read()
    if barrel == 1:
        player.collect("key")
    player.turn_right()
    player.move_forward(1)
player.open()
