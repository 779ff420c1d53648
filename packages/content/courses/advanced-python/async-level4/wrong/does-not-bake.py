for dish in orders:
    player.collect(dish)
    player.move_forward(1)
