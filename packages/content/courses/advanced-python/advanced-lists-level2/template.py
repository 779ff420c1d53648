ripe = []
for crop, days in field:
    if days >= 20:
        ripe.append(crop)
for crop in ripe:
    player.collect(crop)
    player.move_forward(1)
# It works, and it has seven lines. Four are enough.
