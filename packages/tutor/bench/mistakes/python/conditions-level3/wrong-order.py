warm = int(player.read())
if warm < 20:
    steps = 3
elif warm < 10:
    steps = 1
else:
    steps = 5
player.turn_right()
player.move_forward(steps)
player.speak("Rain")
