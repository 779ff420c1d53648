ripe = ["corn", "pea"]
for crop in ripe:
    player.collect(crop)
    player.move_forward(1)
