# Both parts of the lane are equally long. How long?
steps = 1
player.move_forward(steps)

# Pick up the log and turn right.

# Walk that far again and pick up the next log.
