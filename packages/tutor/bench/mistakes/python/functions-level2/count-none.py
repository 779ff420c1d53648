def pick(fruit):
    player.turn_right()
    player.collect(fruit)
    player.turn_left()

pick()
player.move_forward(4)
pick(for_moss)
player.turn_left()
player.move_forward(4)
pick(for_ember)
