*row, = flags
row[0], row[-1] = row[-1], row[0]
for flag in row:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
