player.collect("water")
player.turn_left()
for steps in orchard:
    player.move_forward(steps)
