total = sum(prices.get(crop, 2) for crop in orders)
price = prices.get
player.move_forward(3)
player.write(str(total))
