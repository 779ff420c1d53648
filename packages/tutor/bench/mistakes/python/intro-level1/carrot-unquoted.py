player.move_forward(2)
player.collect(carrot)
player.move_forward(3)
player.collect(carrot)
