stay = 0
for melon in range(len(weights)):
    player.turn_left()
    if weights[melon] >= 3 and ripe[melon]:
        player.collect("melon")
    if weights[melon] < 3:
        stay = stay + 1
    player.turn_right()
    player.move_forward(1)
player.write(str(stay))
