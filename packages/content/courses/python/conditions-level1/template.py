# Run me first. Which line runs last?
player.move_forward(4)
state = player.read()
if state == "shut":
    print("It is shut")

# Only an open gate has to be closed.
