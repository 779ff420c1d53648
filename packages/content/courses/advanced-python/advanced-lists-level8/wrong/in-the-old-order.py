first, *middle, last = flags
for flag in [first, *middle, last]:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
