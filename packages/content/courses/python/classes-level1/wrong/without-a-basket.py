name = player.read()
player.turn_right()
player.move_forward(3)
player.write(name)
