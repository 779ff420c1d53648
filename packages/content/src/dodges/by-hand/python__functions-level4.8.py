def price(litres):
    return litres * 3 + 1

total = 0
for litres in cans:
    total += litres * 3 + price(0)
player.move_forward(2)
player.write(str(total))
