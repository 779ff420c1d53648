for 4 times:
    player.collect("carrot")
    player.move_forward(1)
