for bed in range(3 * beds):
    player.collect("tulip")
    player.move_forward(1)
player.turn_right()
