player.collect("canteen")
for bed in range(beds):
    player.move_forward(1)
    player.turn_left()
    print(player.read())
    player.turn_right()

# Do not just print the labels: water the beds that are dry.
