player.collect("carrot"); player.move_forward(1)
player.collect("carrot"); player.move_forward(1)
player.collect("carrot"); player.move_forward(1)
player.collect("carrot"); player.move_forward(1)
