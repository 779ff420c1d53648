for crop in row[::2]:
    player.turn_left()
    player.collect(crop)
    player.turn_right()
    player.move_forward(2)
player.write(" ".join(row.reverse()))
