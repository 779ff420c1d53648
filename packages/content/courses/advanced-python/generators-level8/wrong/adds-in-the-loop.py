total = 0
for sack in sacks:
    player.collect("grain")
    total += sack
player.build("grain stack")
