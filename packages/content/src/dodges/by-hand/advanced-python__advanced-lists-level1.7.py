steps = [0 for word in "abc"]
steps = list(map(int, player.read().split()))
player.turn_right()
for n in steps:
    player.move_forward(n)
    player.collect("corn")
