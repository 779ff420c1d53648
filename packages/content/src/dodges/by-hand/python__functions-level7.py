for river in range(rivers):
    player.turn_right()
    player.collect("log")
    player.turn_left()
    player.build("bridge")
    player.move_forward(4)
