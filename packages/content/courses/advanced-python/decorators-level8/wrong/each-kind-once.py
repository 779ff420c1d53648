def price(crop):
    return weigh(crop)

total = 0
for crop in set(orders):
    total += price(crop)
player.move_forward(3)
player.write(str(total))
