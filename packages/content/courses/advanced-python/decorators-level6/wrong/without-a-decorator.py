def motto():
    player.speak(slogan)

player.move_forward(4)
motto()
