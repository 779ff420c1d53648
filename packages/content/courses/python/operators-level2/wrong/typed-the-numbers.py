each = 3
rest = 2
player.move_forward(each)
player.speak(str(each))
player.turn_right()
player.move_forward(rest)
player.speak(f"{rest} left")
