here = 0
for place in [1, 4, 7, 10]:
    player.move_forward(place - here)
    here = place
    player.turn_left()
    player.collect("plank")
    player.turn_right()
player.move_forward(lane - here)
player.turn_left()
player.build("big orange chicken house")
