for side in field:
    for crop in field[0]:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
