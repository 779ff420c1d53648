try:
    steps = player.read()
except ValueError:
    steps = 3
player.turn_right()
player.move_forward(steps)
player.collect("key")
