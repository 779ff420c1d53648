def store():
    total = 0
    while True:
        sack = yield total
        total += sack

bag = store()
for sack in sacks:
    player.collect("grain")
    total = bag.send(sack)
player.build("grain stack")
