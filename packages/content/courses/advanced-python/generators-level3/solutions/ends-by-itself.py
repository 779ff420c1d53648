def odd_steps(last):
    n = 1
    while n <= last:
        yield n
        n += 2

for steps in odd_steps(limit):
    player.move_forward(steps)
    player.collect("stone")
    player.turn_right()
