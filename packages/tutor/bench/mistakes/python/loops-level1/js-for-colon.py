for (bed = 0; bed < row; bed++):
    player.collect("carrot")
    player.move_forward(1)
