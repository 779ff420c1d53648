player.move_forward(3)
