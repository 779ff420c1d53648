here = 0
for place in crates:
    player.move_forward(int(place) - here)
    here = int(place)
    player.turn_left()
    player.collect("plank")
    player.turn_right()
