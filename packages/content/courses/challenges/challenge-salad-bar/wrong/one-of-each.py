for crop in bar:
    player.move_forward(2)
    player.turn_left()
    player.collect(crop)
    player.turn_right()
player.move_forward(2)
player.turn_left()
player.combine("salad")
