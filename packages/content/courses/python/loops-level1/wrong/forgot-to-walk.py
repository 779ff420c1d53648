for bed in range(row):
    player.collect("carrot")
