for side in field:
    for crop in field:
        player.collect(crop)
        player.move_forward(1)
    player.turn_right()
