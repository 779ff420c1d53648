for tile in range(side * 2): player.collect("stone")
player.move_forward(1)
for tile in range(side * 2):
    for once in [tile]:
        player.build("stone road")
        player.move_forward(1)
    if tile % side == side - 1: player.turn_right()
player.collect("egg")
