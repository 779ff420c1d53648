stock["egg"] = int(player.read())
player.turn_right()
player.move_forward(2)
player.collect("milk")
stock["milk"] =+ 1
player.turn_left()
player.write(str(stock["egg"]))
