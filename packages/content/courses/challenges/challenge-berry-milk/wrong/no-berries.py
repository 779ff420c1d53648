player.move_forward(2)
player.turn_left()
for glass in range(glasses):
    player.collect("milk")
player.turn_right()
player.move_forward(7)
player.turn_left()
player.combine("berry milk")
