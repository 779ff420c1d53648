ripe = [crop if days >= 20 for crop, days in field]
for crop in ripe:
    player.collect(crop)
    player.move_forward(1)
