# Run me first. Which line has the error?
def pick():
    player.turn_right()
    player.collect("apple")
    player.turn_left()

pick()
player.move_forward(4)
pick()

# Mend the function. Then turn left, walk 4 tiles, and pick for Ember.
