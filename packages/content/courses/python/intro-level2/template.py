# Run me first. Which tile do you stand on at the end?
player.move_forward(2)
player.turn_left()

# Then turn to the gate, open it and walk in.
