first, *middle, last = flags
for flag in [last] + middle + [first]:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
