for digit in message:
    player.move_forward(3)
    player.turn_left()
    player.place(flags[int(digit) - 1])
    player.turn_right()
