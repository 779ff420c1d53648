first = belt[0]
player.move_forward(1)
player.collect(first)
