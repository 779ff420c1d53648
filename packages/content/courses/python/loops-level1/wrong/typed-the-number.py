for bed in range(4):
    player.collect("carrot")
    player.move_forward(1)
