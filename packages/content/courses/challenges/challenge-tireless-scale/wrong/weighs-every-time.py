total = 0
for crop in orders:
    player.collect(crop)
    total += weigh(crop)
    player.move_forward(1)
player.write(str(total))
