player.collect("plank")
player.move_forward(3)
pond = player.question("Do you want to live by the pond?")
if pond == "Yes":
    player.turn_right()
    player.move_forward(far)
    player.turn_left()
else:
    player.turn_left()
    player.move_forward(far)
    player.turn_right()
player.build("small blue chicken house")
