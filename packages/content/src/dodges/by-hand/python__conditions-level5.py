stay = len(weights)
for i in range(len(weights)):
    player.turn_left()
    if weights[i] >= 3:
        if ripe[i]:
            player.collect("melon")
            stay -= 1
    player.turn_right()
    player.move_forward(1)
player.write(str(stay))
