def price(litres):
    print(litres * 3 + 1)

total = 0
for litres in cans:
    total += price(litres)
player.move_forward(2)
player.write(str(total))
