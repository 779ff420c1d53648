turn = {"left": player.turn_left, "right": player.turn_right}
for word in route:
    go = turn[word]
    player.turn_left() if word == "left" else player.turn_right()
    go = player.move_forward
    go(2)
player.collect("key")
