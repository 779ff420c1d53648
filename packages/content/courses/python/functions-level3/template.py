# Run me first. Where do you stop?
def fetch(item, steps=3):
    player.move_forward(steps)
    player.collect(item)
    player.turn_right()

fetch("log")

# The stone is 3 steps away, the plank far, the hammer 3 again.
