seeds = (rows + 0) * beds + beds
player.move_forward(2)
player.collect("seed")
player.turn_left()
player.move_forward(3)
player.plant(seeds)
