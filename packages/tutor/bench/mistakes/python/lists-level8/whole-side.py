for side in field:
    player.collect(side)
    player.move_forward(1)
    player.turn_right()
