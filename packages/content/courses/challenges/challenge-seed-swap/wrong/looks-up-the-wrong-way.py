for bag in bags:
    player.move_forward(2)
    player.turn_left()
    player.collect(bag)
    player.turn_right()
for number in range(1, 4):
    player.move_forward(2)
    player.turn_left()
    player.plant(seeds[beds[number]])
    player.turn_right()
