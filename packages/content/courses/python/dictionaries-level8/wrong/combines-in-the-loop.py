for item, count in recipe.items():
    player.turn_right()
    for n in range(count):
        player.collect(item)
    player.turn_left()
    player.move_forward(1)
    player.combine(dish)
player.collect(dish)
