warm = int(player.read())
steps = 5
if warm < 20:
    steps = 3
if warm < 10:
    steps = 1
player.turn_right()
player.move_forward(steps)
player.speak("Rain")
