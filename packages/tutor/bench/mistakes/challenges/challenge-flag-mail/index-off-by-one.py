for digit in message:
    player.move_forward(3)
    player.turn_left()
    player.place(flags[int(digit)])
    player.turn_right()
