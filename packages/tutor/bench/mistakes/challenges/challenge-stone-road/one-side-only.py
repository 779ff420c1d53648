# get the stones
for s in range(side):
    player.collect("stone")
player.move_forward(1)
for part in range(2):
    for tile in range(side):
        player.build("stone road")
        player.move_forward(1)
    player.turn_right()
player.collect("egg")
