def pick():
    player.turn_right()
    player.collect("apple")
    player.turn_left()

pick("apple")
player.move_forward(near)
pick("apple")
player.move_forward(far)
pick("apple")
