player.read()
player.turn_right()
for n in range(7, 0, -2):
    player.speak(str(n))
player.open()
