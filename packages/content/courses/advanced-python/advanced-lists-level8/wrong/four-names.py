first, second, third, last = flags
for flag in [*(last, second, third), first]:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
