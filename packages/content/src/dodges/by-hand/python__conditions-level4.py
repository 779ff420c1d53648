player.collect("canteen")
for bed in range(beds):
    player.move_forward(1)
    player.turn_left()
    player.read() == "dry" and player.water()
    player.turn_right()
