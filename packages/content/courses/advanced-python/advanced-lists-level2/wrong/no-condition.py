ripe = [crop for crop, days in field]
for crop in ripe:
    player.collect(crop)
    player.move_forward(1)
