player.move_forward(2)
player.turn_left()
for glass in range(glasses):
    player.collect("milk")
player.turn_right()
player.move_forward(4)
player.turn_left()
for glass in range(glasses):
    player.collect("red berry")
player.turn_right()
player.move_forward(3)
player.turn_left()
for glass in range(glasses):
    player.combine("berry milk")
    player.collect("berry milk")
player.turn_right()
player.move_forward(1)
player.place(glasses)
