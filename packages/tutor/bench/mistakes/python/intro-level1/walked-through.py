player.move_forward(6)
player.collect("carrot")
player.collect("carrot")
