recipe = player.read()
parts = recipe.split(", ")
player.turn_right()
for part in parts:
    words = part.split(" ")
    amount = words[0]
    thing = words[1]
    player.move_forward(2)
    player.turn_left()
    for n in range(amount):
        player.collect(thing)
    player.turn_right()
player.move_forward(2)
player.turn_left()
player.combine("radish dressing")
