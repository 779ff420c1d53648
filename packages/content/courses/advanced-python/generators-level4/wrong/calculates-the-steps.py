for landing in range(landings):
    player.move_forward(2 * landing + 1)
    player.turn_right()
    player.move_forward(landing + 1)
    player.collect("stone")
