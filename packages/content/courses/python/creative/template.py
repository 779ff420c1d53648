# Here you may try everything.
player.move_forward(2)
player.collect("carrot")
