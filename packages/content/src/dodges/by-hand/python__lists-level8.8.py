for side in field:
    for once in range(1):
        while side:
            player.collect(side.pop(0))
            player.move_forward(1)
    player.turn_right()
