def take(item, count):
    player.turn_right()
    for n in range(count):
        player.collect(item)
    player.turn_left()

for item in recipe:
    take(item, recipe[item])
    player.move_forward(1)
player.combine(dish)
player.collect(dish)
