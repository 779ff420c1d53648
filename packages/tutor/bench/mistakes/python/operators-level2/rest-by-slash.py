each = carrots // friends
rest = carrots // friends
player.move_forward(each)
player.speak(str(each))
player.turn_right()
player.move_forward(rest)
player.speak(f"{rest} left")
