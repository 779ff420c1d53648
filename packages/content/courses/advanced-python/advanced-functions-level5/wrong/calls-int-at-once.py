words = player.read().split()
for steps in map(int(), words):
    player.turn_right()
    player.move_forward(steps)
    player.collect("log")
