for steps, house in [(first, "big red chicken house"), (second, "small red chicken house")]:
    player.move_forward(steps)
    player.turn_right()
    player.collect("plank")
    player.turn_left()
    player.turn_left()
    player.build(house)
    player.turn_right()
