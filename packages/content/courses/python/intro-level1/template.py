# Run me first. On which tile does Rabbit stop?
player.move_forward(1)

# Then change the number and pick up the carrots.
