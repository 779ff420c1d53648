player.collect("canteen")
here = 0
for place, wet in filter(lambda bed: bed, beds):
    if wet < 30:
        player.move_forward(place - here); here = place
        player.turn_left(); player.water(); player.turn_right()
