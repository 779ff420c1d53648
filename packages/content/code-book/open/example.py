player.open()
player.move_forward(2)
