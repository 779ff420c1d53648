# Run me first. Which line stops with an error?
seeds = rows + 1 * beds
player.move_forward(2)
player.collect("seed")
player.turn_left()
player.move_forward(3)
player.plant(seeds)
