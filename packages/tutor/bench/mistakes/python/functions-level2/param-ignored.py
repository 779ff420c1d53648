def pick(fruit):
    player.turn_right()
    player.collect("apple")
    player.turn_left()

pick(for_bo)
player.move_forward(4)
pick(for_moss)
player.turn_left()
player.move_forward(4)
pick(for_ember)
