def count_from(n, step):
    while True:
        yield n
        n += step

long = count_from(1, 2)
short = count_from(1, 1)
for landing in range(landings):
    player.move_forward(long)
    player.turn_right()
    player.move_forward(short)
    player.collect("stone")
