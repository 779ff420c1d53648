player.collect("water")
player.turn_right()
player.turn_right()
for steps in orchard:
    player.move_forward(steps)
