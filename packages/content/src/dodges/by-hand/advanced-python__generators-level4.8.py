def count_from(n, step):
    while True:
        yield n
        n += step
long = count_from(0, 0)
short = count_from(0, 0)
for landing in range(landings):
    player.move_forward(next(long) + 2 * landing + 1)
    player.turn_right()
    player.move_forward(next(short) + landing + 1)
    player.collect("stone")
