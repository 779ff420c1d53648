first, *middle, last = flags
order = [last] + [middle] + [first]
for flag in order:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
