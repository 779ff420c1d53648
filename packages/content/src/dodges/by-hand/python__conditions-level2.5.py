word = player.read()
[player.turn_right, player.turn_left][word == "left"]()
if steps > 0:
    player.move_forward(steps)
else:
    player.push()
player.collect("key")
