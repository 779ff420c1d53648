player.read()
player.turn_right()
for amount, thing in [(3, "milk"), (2, "cream"), (3, "lettuce"), (5, "radish")]:
    player.move_forward(2)
    player.turn_left()
    for n in range(amount):
        player.collect(thing)
    player.turn_right()
player.move_forward(2)
player.turn_left()
player.combine("radish dressing")
