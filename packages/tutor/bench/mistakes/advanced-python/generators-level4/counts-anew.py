def count_from(n, step):
    while True:
        yield n
        n += step

for landing in range(landings):
    player.move_forward(next(count_from(1, 2)))
    player.turn_right()
    player.move_forward(next(count_from(1, 1)))
    player.collect("stone")
