total = 0
for post in range(posts):
    player.turn_left()
    total += player.read()
