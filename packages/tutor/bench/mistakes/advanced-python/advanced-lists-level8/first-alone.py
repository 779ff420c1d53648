first, *middle, last = flags
new = [last] + middle + first
for flag in new:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
