for side in field:
    for crop in side:
        player.collect(crop)
        player.move_forward(1)
player.turn_right()
