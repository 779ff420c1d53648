player.move_forward(2)
word = "sunflower"
player.turn_right()
player.move_forward(3)
player.speak(word)
