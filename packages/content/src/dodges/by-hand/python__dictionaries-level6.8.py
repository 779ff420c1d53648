for order in orders:
    steps = {order: stock[order]}.pop(order)
    del stock[order]
    player.move_forward(steps)
    player.collect(order)
    player.turn_right()
player.write(str(len(stock)))
