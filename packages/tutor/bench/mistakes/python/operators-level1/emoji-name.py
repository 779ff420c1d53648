🐰 = 3
player.move_forward(🐰)
