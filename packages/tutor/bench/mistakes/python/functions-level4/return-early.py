def price(litres):
    return litres * 3
    litres = litres + 1

total = 0
for litres in cans:
    total += price(litres)
player.move_forward(2)
player.write(str(total))
