def cheer(name):
    return (name + "!") * cheers

player.move_forward(2)
player.speak(cheer(winner))
