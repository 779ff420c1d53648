steps = [int(word) for word in player.read()]
player.turn_right()
for n in steps:
    player.move_forward(n)
    player.collect("corn")
