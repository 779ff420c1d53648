steps = 4
player.move_forward("steps")
player.collect("log")
player.turn_right()
player.move_forward("steps")
player.collect("log")
