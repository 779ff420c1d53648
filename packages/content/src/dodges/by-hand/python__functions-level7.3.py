def take_logs():
    player.turn_right()
    player.collect("log")
    player.turn_left()
def cross():
    player.build("bridge")
    player.move_forward(4)
for river in range(rivers):
    take_logs()
    cross()
