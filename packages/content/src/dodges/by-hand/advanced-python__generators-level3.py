def odd_steps(n=1):
    while True:
        yield n
        n += 2

odd_steps()
for steps in range(1, limit + 1, 2):
    player.move_forward(steps)
    player.collect("stone")
    player.turn_right()
