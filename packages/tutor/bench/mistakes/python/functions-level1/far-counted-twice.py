def pick():
    player.turn_right()
    player.collect("apple")
    player.turn_left()

pick()
player.move_forward(near)
pick()
player.move_forward(far - near)
pick()
