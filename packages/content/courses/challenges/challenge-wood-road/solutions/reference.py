player.collect("plank")
player.move_forward(1)
for tile in range(mud):
    player.build("wood road")
    player.move_forward(1)
player.collect("apple")
