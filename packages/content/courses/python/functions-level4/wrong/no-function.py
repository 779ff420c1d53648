total = 0
for litres in cans:
    total += litres * 3 + 1
player.move_forward(2)
player.write(str(total))
