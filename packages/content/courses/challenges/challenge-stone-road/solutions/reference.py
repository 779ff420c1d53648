for tile in range(side * 2):
    player.collect("stone")
player.turn_right()
for corner in range(2):
    for tile in range(side):
        player.build("stone road")
        player.move_forward(1)
    player.turn_right()
player.collect("egg")
