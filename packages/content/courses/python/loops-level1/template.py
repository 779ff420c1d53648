# Run me first. Which tile do you stop on?
for bed in range(2):
    player.collect("carrot")
    player.move_forward(1)
