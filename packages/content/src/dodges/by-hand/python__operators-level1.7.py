bundles = 2
logs = bundles * 0 + size + size
left = logs - 4
player.collect("log")
player.move_forward(2)
player.collect("log")
player.move_forward(3)
player.build("bridge")
