player.collect("carrot"); player.move_forward(1); player.collect("carrot"); player.move_forward(1)
if row > 2: player.collect("carrot"); player.move_forward(1); player.collect("carrot"); player.move_forward(1)
if row > 4: player.collect("carrot"); player.move_forward(1); player.collect("carrot"); player.move_forward(1)
