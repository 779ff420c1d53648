def take_logs():
    player.turn_right()
    player.collect("log")
    player.turn_left()

def cross(times):
    for river in range(times):
        take_logs()
        player.build("bridge")
        player.move_forward(4)

cross(rivers)
