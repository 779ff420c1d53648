found = False
text = ""
for barrel in range(barrels):
    player.turn_left()
    label = player.read()
    text = text + label + " "
    if label == "key":
        player.collect("key")
    player.turn_right()
    player.move_forward(1)
if "key" in text:
    player.open()
