while crops:
    player.collect(crops.pop(0))
    player.move_forward(1)
player.speak("All in")
