heavy = (kg for kg in weights if kg > limit)
player.move_forward(3)
player.speak("12 20")
