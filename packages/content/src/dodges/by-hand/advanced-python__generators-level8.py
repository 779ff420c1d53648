def store():
    total = 0
    while True:
        sack = yield total
        total += sack

total = 0
for sack in sacks:
    player.collect("grain")
    total += sack
player.build("grain stack")
