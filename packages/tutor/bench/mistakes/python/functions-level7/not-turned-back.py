def take_logs():
    player.turn_right()
    player.collect("log")

def cross():
    take_logs()
    player.build("bridge")
    player.move_forward(4)

for river in range(rivers):
    cross()
