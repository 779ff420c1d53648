player.read()
steps = [n for n in [2, 1, 3]]
player.turn_right()
for n in steps:
    player.move_forward(n)
    player.collect("corn")
