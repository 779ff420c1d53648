player.move_forward(4)
state = player.read()
player.close()
