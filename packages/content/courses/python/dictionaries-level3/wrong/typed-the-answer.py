player.read()
player.turn_left()
player.move_forward(3)
player.speak("5 jam")
