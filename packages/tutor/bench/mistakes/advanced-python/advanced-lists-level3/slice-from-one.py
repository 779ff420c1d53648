for crop in row[1::2]:
    player.turn_left()
    player.collect(crop)
    player.turn_right()
    player.move_forward(2)
player.write(" ".join(row[::-1]))
