eggs = player.read()
stock["egg"] = int(eggs)
stock["milk"] = stock["milk"] + 1
player.turn_right()
player.move_forward(2)
player.collect("milk")
player.turn_left()
player.write(eggs)
