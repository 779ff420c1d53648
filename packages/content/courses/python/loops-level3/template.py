# Run me first. Which tile do you stop on?
for side in range(1, 3):
    player.move_forward(side)
    player.turn_right()

# Pick the flower at the end of each side.
# How far must the loop count, when last is the last side?
