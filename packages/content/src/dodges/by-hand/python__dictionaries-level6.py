for order in orders:
    player.move_forward(stock[order])
    player.collect(order)
    player.turn_right()
    del stock[order]
player.write(str(len(stock)))
