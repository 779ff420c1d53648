def odd_steps(n=1):
    while n <= limit:
        yield n
        n += 2

for steps in odd_steps():
    player.move_forward(steps)
    player.collect("stone")
    player.turn_right()
