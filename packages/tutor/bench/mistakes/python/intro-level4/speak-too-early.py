name = "Clover"
player.speak(name)
player.move_forward(3)
player.turn_left()
player.write(name)
player.move_forward(2)
