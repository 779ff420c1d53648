for crop in crops:
    player.collect(crops[0])
    player.move_forward(1)
player.speak("All in")
