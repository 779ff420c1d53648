picked = 0
while picked < row:
    player.collect("carrot")
    player.move_forward(1)
    picked += 1
