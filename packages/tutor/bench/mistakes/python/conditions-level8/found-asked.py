found = False
for barrel in range(barrels):
    player.turn_left()
    word = player.read()
    if word == "key":
        player.collect(word)
        found == True
    player.turn_right()
    player.move_forward(1)
if found:
    player.open()
