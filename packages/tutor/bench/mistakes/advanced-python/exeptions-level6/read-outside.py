steps = int(player.read())
try:
    player.turn_right()
except ValueError:
    steps = 3
player.move_forward(steps)
player.collect("key")
