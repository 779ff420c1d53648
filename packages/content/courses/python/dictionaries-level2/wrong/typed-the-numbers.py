player.read()
stock["egg"] = 6
stock["milk"] = 3
player.turn_right()
player.move_forward(2)
player.collect("milk")
player.turn_left()
player.write("6")
