ripe = [(crop, days) for crop, days in field if days >= 20]
for crop in ripe:
    player.collect(crop)
    player.move_forward(1)
