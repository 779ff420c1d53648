player.move_forward(2)
player.turn_right()
if gate is closed:
    player.open()
player.move_forward(3)
player.turn_left()
player.collect("strawberry")
