start = int(player.read())
player.turn_right()
for n in range(start, 0, 2):
    player.speak(str(n))
player.open()
