my-bundles = 2
player.move_forward(my-bundles)
