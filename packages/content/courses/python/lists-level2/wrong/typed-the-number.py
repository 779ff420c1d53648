for i in range(3):
    player.collect(crops[i])
    player.move_forward(1)
player.speak("All in")
