player.turn_left()
while player.read() != "tools":
    player.turn_right()
    player.move_forward(3)
    player.turn_left()
player.open()
