labels = []
for barrel in range(barrels):
    player.turn_left()
    labels.append(player.read())
    if labels[-1] == "key":
        player.collect("key")
    player.turn_right()
    player.move_forward(1)
if "key" in labels:
    player.open()
