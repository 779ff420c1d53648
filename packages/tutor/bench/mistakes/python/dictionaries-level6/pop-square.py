for order in orders:
    steps = stock.pop[order]
    player.move_forward(steps)
    player.collect(order)
    player.turn_right()
player.write(str(len(stock)))
