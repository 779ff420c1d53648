player.collect("plank")
player.move_forward(1)
for tile in range(3):
    player.build("wood road")
    player.move_forward(1)
player.collect("apple")
