place = 0
for digit in message:
    player.move_forward(3)
    player.turn_left()
    player.place(flags[int(message[place]) - 1])
    player.turn_right(); place += 1
