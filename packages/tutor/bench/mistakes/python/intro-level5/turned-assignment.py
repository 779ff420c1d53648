player.move_forward(2)
player.read() = word
player.turn_right()
player.move_forward(3)
player.speak(word)
