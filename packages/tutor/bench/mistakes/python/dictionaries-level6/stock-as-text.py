for order in orders:
    steps = stock.pop(order)
    player.move_forward(steps)
    player.collect(order)
    player.turn_right()
left = str(stock)
player.write(left)
