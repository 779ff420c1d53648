player.collect("canteen")
for bed in range(beds):
    player.move_forward(1)
    player.turn_left()
    if player.read() == "dry":
        player.water()
        player.turn_right()
