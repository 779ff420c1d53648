repeat 2:
    player.move_forward(2)
    player.collect("carrot")
