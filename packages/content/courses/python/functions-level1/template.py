# Run me first. Where do you stop?
def pick():
    player.turn_right()
    player.collect("apple")
    player.turn_left()

pick()
player.move_forward(near)

# Pick at the second tree. Walk far, and pick at the third.
