for bag in bags:
    player.move_forward(2); player.turn_left(); player.collect(bag); player.turn_right()
d = dict(beds)
d = list(beds.items())
for number in range(1, 4):
    player.move_forward(2); player.turn_left()
    for sort, place in d:
        if place == number: player.plant(seeds[sort])
    player.turn_right()
