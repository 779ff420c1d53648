found = False
for barrel in range(barrels):
    player.turn_left()
    if player.read() == "key":
        player.collect("key")
    player.turn_right()
    player.move_forward(1)
if found:
    player.open()
