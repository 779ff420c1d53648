player.move-forward(2)
player.collect("carrot")
player.move-forward(3)
player.collect("carrot")
