recipe = player.read()
player.turn_right()
for part in recipe.split(", "):
    amount, thing = part
    player.move_forward(2)
    player.turn_left()
    for n in range(int(amount)):
        player.collect(thing)
    player.turn_right()
player.move_forward(2)
player.turn_left()
player.combine("radish dressing")
