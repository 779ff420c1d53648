basket = list(crops)
for crop in basket:
    player.collect(crop)
    player.move_forward(1)
player.write(basket[-1])
