steps = []
for word in player.read().split(): steps.append(int(word))
player.turn_right()
for n in [step for step in steps]:
    player.move_forward(n)
    player.collect("corn")
