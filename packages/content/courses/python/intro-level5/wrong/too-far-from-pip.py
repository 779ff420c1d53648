player.move_forward(2)
word = player.read()
player.speak(word)
