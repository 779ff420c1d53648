def take_logs():
    player.turn_right()
    player.collect("log")
    player.turn_left()

def cross():
    player.build("bridge")
    player.move_forward(4)

take_logs()
for river in range(rivers):
    cross()
