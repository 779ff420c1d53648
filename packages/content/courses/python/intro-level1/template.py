# Run me first. Which tile do you stop on?
player.move_forward(1)

# Then change the number and pick up the carrots.
