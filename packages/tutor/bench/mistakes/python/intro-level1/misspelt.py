player.move_foward(2)
player.colect("carot")
plyer.move_forward(3)
player.collect("carrot)
