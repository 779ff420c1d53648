for crop in crops:
    player.collect(crops)
    player.move_forward(1)
player.speak("All in")
