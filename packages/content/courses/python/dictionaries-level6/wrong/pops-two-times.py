for order in orders:
    steps = stock.pop(order)
    player.move_forward(stock.pop(order))
    player.collect(order)
    player.turn_right()
player.write(str(len(stock)))
