# Run me first. Where do you stop?
item = "jam"
steps = shelf[item]
player.turn_right()
player.move_forward(steps)

# Let the card say which item it is. Collect it on your left.
