name = "Clover"
player.move_forward(3)
player.speak(name[:0] + "Clover")
player.turn_left()
player.move_forward(2)
player.write(name)
