stay = 0
for i in range(len(weights)):
    player.turn_left()
    if weights[i] >= 3:
        print(weights[i], ripe[i])
    else:
        stay += 1
    player.turn_right()
    player.move_forward(1)

# Collect the melons that are heavy and ripe. All others stay.
# Then write on the board how many stay.
