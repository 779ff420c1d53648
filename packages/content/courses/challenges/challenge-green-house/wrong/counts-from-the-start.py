for place in planks:
    player.move_forward(place)
    player.turn_left()
    player.collect("plank")
    player.turn_right()
