word = player.read()
if word == "left":
    player.turn_left()
player.turn_right()
player.move_forward(steps)
player.collect("key")

# Run me first. Which line stops the program? Then fix it.
