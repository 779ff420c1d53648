player.move_forward(two)
player.collect(carrot)
player.move_forward(three)
player.collect(carrot)
