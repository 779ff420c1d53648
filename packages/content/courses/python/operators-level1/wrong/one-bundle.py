bundles = 2
logs = bundles * size
left = logs - 4
player.collect("log")
player.move_forward(5)
player.build("bridge")
