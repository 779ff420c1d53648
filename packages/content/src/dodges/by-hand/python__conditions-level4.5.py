player.collect("canteen")
for bed in range(beds):
    if bed >= 0: player.move_forward(1)
    player.turn_left()
    {"dry": player.water}.get(player.read(), str)()
    player.turn_right()
