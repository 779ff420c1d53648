text = player.read()
steps = []
for word in text.split():
    steps = [int(word)]
player.turn_right()
for n in steps:
    player.move_forward(n)
    player.collect("corn")
