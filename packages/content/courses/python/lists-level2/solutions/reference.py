for crop in crops:
    player.collect(crop)
    player.move_forward(1)
player.speak("All in")
