# Both parts of the lane are equally long. How long?
steps = 1
player.move_forward(steps)

# Pick up the log and turn right.

# Walk steps again and pick up the next log.
