player.push()
player.move_forward(1)
player.push()
