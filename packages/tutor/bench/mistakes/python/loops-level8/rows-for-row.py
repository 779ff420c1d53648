print("first the stones")
player.collect("stone")
player.move_forward(1)
for row in range(1, rows + 1):
    for bed in range(rows):
        player.collect("pumpkin")
        player.move_forward(1)
    player.turn_right()
    player.build("stone road")
    player.move_forward(1)
