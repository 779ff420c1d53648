player.move_forward(2)
player.speak("bread")
