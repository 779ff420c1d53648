# Run me first. On which tile do you stop?
player.move_forward(1)

# Then change the number and pick up the carrots.
