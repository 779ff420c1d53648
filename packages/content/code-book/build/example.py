player.build("bridge")
player.move_forward(3)
