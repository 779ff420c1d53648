def pick(fruit):
    player.turn_right()
    player.collect(fruit)
    player.turn_left()

pick("apple")
player.move_forward(4)
pick("pear")
player.turn_left()
player.move_forward(4)
pick("peach")
