for bed in range(row):
    player.collect("carrot")
    player.move_forward = 1
