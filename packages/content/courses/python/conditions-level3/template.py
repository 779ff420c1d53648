# Pip wrote this. It works at 14 degrees.
warm = int(player.read())
if warm < 10:
    steps = 1
if warm < 20:
    steps = 3
else:
    steps = 5
player.turn_right()
player.move_forward(steps)
player.speak("Rain")
