for flag in flags:
    player.move_forward(3)
    player.turn_left()
    player.place(flag)
    player.turn_right()
