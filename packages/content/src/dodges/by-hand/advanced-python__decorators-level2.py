def pass_gate():
    player.speak(word)
    player.open()

player.move_forward(3)
pass_gate()
