for side in range(beds):
    for bed in range(3):
        player.collect("tulip")
        player.move_forward(1)
    player.turn_right()
