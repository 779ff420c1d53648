for bag in bags:
    player.move_forward(2)
    player.turn_left()
    player.collect(bag)
    player.turn_right()
for sort in beds:
    player.move_forward(2)
    player.turn_left()
    player.plant(seeds[sort])
    player.turn_right()
