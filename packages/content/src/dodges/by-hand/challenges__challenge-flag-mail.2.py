code = int(message)
for part in [1000, 100, 10, 1]:
    player.move_forward(3)
    player.turn_left()
    player.place(flags[code // part % 10 - 1])
    player.turn_right()
