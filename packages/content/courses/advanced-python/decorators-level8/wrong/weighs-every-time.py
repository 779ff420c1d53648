price = weigh
total = sum(map(price, orders))
player.move_forward(3)
player.write(str(total))
