try:
    steps = int(player.read())
except ValueError:
    steps = player.read()
player.turn_right()
player.move_forward(steps)
player.collect("key")
