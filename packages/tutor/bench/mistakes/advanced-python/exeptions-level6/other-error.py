try:
    steps = int(player.read())
except TypeError:
    steps = 3
player.turn_right()
player.move_forward(steps)
player.collect("key")
