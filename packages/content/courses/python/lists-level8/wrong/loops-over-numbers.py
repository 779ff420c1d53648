for side in range(3):
    for crop in field[side]:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
