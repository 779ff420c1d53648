def price(litres):
    return (litres + 1) * 3

total = 0
for can in cans:
    total += price(can)
print(total)
player.move_forward(2)
player.write(str(total))
