def odd_steps():
    n = 1
    while True:
        n += 2
        yield n

for steps in odd_steps():
    if steps > limit:
        break
    player.move_forward(steps)
    player.collect("stone")
    player.turn_right()
