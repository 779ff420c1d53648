name = "Clover"
player.move_forward(3)
player.speak("name")
