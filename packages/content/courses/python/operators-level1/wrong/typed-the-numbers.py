logs = 6
left = 2
player.collect("log")
player.move_forward(2)
player.collect("log")
player.move_forward(3)
player.build("bridge")
