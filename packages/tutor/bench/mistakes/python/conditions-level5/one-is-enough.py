stay = 0
for i in range(len(weights)):
    player.turn_left()
    kg = weights[i]
    if kg >= 3 or ripe[i]:
        player.collect("melon")
    else:
        stay = stay + 1
    player.turn_right()
    player.move_forward(1)
player.write(str(stay))
