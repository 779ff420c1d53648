ripe = []
for crop, days in field:
    if days >= 20: ripe.append(crop); player.collect(crop); player.move_forward(1)
