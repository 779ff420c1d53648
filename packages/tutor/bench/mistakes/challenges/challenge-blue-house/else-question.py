player.move_forward(1)
player.collect("plank")
player.move_forward(2)
pond = player.question("Do you want to live by the pond?")
if pond = True:
    player.turn_right()
    player.move_forward(far)
    player.turn_left()
else pond = False:
    player.turn_left()
    player.move_forward(far)
    player.turn_right()
player.build("{size} blue chicken house")
