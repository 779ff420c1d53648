stay = 0
for i in range(len(weights)):
    player.turn_left()
    if weights[i] < 3 or not ripe[i]:
        stay += 1
    else:
        player.collect("melon")
    player.turn_right()
    player.move_forward(1)
player.write(str(stay))
