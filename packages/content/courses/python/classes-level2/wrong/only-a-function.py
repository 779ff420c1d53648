def pick(crop):
    player.collect(crop)
    player.move_forward(1)

for crop in row:
    pick(crop)
