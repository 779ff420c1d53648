player.collect("canteen")
for bed in range(beds):
    player.move_forward(1)
    player.turn_left()
    word = player.read()
    player.turn_right()
if word == "dry":
    player.water()
