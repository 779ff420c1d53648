def count_from(n, step):
    while True:
        yield n
        n += step

for landing in range(landings):
    long = count_from(1, 2)
    short = count_from(1, 1)
    player.move_forward(next(long))
    player.turn_right()
    player.move_forward(next(short))
    player.collect("stone")
