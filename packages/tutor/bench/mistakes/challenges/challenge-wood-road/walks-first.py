player.collect("plank")
player.move_forward(1)
for tile in range(mud):
    player.move_forward(1)
    player.build("wood road")
player.collect("apple")
