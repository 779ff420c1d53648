for digit in message:
    number = int(digit)
    player.move_forward(3)
    player.turn_left()
    flag = flags[number]
    player.place(flag)
    player.turn_right()
