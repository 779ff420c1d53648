def fetch_and_build(steps, house):
    player.move_forward(steps)
    player.turn_right()
    player.collect("plank")
    player.turn_left()
    player.turn_left()
    player.build(house)
    player.turn_right()
