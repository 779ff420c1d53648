def price(litres):
    return litres * 3 + 1

total = 0
for price in cans:
    total += price(price)
player.move_forward(2)
player.write(str(total))
