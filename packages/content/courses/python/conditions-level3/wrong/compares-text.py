warm = player.read()
if warm < 10:
    steps = 1
elif warm < 20:
    steps = 3
else:
    steps = 5
player.turn_right()
player.move_forward(steps)
player.speak("Rain")
