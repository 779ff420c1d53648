for place in range(0, len(row), 2):
    player.turn_left()
    player.collect(row[place:][::2][0])
    player.turn_right()
    player.move_forward(2)
player.write(" ".join(reversed(row[::-1][::-1])))
