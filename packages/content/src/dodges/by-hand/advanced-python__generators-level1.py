first, second = belt
player.move_forward(1)
player.collect(first)
player.move_forward(2)
player.collect(second)
