def count_from(n, step):
    while True:
        yield n
        n += step

long = count_from(1, 2)
short = count_from(1, 1)
for landing in range(3):
    player.move_forward(next(long))
    player.turn_right()
    player.move_forward(next(short))
    player.collect("stone")
