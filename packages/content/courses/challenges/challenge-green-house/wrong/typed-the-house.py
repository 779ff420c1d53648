here = 0
for place in planks:
    player.move_forward(place - here)
    here = place
    player.turn_left()
    player.collect("plank")
    player.turn_right()
player.move_forward(lane - here)
site = int(player.read())
player.turn_left()
player.move_forward(4)
player.turn_left()
player.move_forward(4 * site - 2)
player.turn_right()
player.build("big green chicken house")
