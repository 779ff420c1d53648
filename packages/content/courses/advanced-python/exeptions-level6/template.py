# This works as long as the sign is whole. What if it is torn?
steps = int(player.read())
player.turn_right()
player.move_forward(steps)
player.collect("key")

# If the sign is torn, three steps are right.
