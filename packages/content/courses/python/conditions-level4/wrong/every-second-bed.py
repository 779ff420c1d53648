player.collect("canteen")
for bed in range(beds):
    player.move_forward(1)
    player.turn_left()
    player.read()
    if bed % 2 == 0:
        player.water()
    player.turn_right()
