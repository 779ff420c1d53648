def store():
    total = 0
    while True:
        sack = yield total
        total += sack

bag = store()
next(bag)
for sack in sacks:
    player.collect("grain")
    total = next(bag)
player.build("grain stack")
