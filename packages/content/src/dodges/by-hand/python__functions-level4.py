def price(litres):
    return litres * 3 + 1

total = len(cans)
for litres in cans:
    total += litres * 3
player.move_forward(2)
player.write(str(total))
