for side in range(3):
    for bed in range(beds):
        player.collect("tulip")
        player.move_forward(1)
        player.turn_right()
