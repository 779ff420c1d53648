def count_from(n, step):
    while True:
        yield n
        n += step
long = count_from(1, 2)
for landing in range(landings):
    player.move_forward(next(long))
    player.turn_right()
    player.move_forward(landing + 1)
    player.collect("stone")
