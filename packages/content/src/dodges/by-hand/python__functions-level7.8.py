def take_logs():
    return "log"

def cross():
    player.turn_right()
    player.collect(take_logs())
    player.turn_left()
    player.build("bridge")
    player.move_forward(4)

for river in range(rivers): cross()
