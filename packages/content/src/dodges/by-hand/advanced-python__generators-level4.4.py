def count_from(n, step):
    while True:
        yield n
        n += step

for i in range(landings):
    player.move_forward(next(count_from(2 * i + 1, 2)))
    player.turn_right()
    player.move_forward(next(count_from(i + 1, 1)))
    player.collect("stone")
