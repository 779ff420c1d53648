for bed in row:
    player.collect("carrot")
    player.move_forward(1)
