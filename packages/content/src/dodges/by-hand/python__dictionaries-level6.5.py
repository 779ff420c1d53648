for order in orders:
    player.move_forward(stock[order])
    del stock[order]; stock.pop(order, 0)
    player.collect(order); player.turn_right()
player.write(str(len(stock)))
