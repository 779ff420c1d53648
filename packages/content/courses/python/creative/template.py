# You can try anything here.
player.move_forward(2)
player.collect("carrot")
