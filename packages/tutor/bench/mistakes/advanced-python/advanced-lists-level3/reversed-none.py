# mine are 0, 2, 4 ...
for plant in row[::2]:
    player.turn_left()
    player.collect(plant)
    player.turn_right()
    player.move_forward(2)
player.write(" ".join(row.reverse()))
