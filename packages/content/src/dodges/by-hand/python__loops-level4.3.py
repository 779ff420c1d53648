n = int(player.read())
player.turn_right()
for i in range((n + 1) // 2):
    player.speak(str(n))
    n -= 2
player.open()
