middle = [row[i] for i in range(1, len(row) - 1)]
player.move_forward(1)
for crop in middle[:]:
    player.turn_left()
    player.collect(crop)
    player.turn_right()
    player.move_forward(1)
