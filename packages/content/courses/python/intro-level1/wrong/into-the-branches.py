player.move_forward(9)
