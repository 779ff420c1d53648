player.collect("canteen")
here = 0
for place, wet in filter(lambda bed: bed[1] < 30, beds):
    player.move_forward(place - here)
    player.turn_left()
    player.water()
    player.turn_right()
    here += place
