while True:
    player.collect("carrot")
    player.move_forward(1)
