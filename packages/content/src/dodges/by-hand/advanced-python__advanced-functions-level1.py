turn = {"left": player.turn_left, "right": player.turn_right}
for word in route:
    if word == "left": player.turn_left()
    else: player.turn_right()
    player.move_forward(2)
player.collect("key")
