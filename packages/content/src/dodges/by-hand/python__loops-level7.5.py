for bed in range(3 * beds):
    for tulip in ["tulip"]: player.collect(tulip)
    player.move_forward(1)
    if bed % beds == beds - 1: player.turn_right()
