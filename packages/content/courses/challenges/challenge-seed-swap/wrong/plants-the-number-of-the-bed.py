for bag in bags:
    player.move_forward(2)
    player.turn_left()
    player.collect(bag)
    player.turn_right()
sort_of = {number: sort for sort, number in beds.items()}
for number in range(1, 4):
    player.move_forward(2)
    player.turn_left()
    player.plant(number)
    player.turn_right()
