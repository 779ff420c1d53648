turn = {"left": player.turn_left, "right": player.turn_right()}
for word in route:
    turn[word]()
    player.move_forward(2)
player.collect("key")
