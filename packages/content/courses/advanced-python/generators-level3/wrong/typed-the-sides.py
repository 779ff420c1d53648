def odd_steps():
    yield 1
    yield 3
    yield 5
    yield 7

for steps in odd_steps():
    player.move_forward(steps)
    player.collect("stone")
    player.turn_right()
