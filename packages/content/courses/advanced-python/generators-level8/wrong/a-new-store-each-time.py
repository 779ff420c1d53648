def store():
    total = 0
    while True:
        sack = yield total
        total += sack

for sack in sacks:
    bag = store()
    next(bag)
    player.collect("grain")
    total = bag.send(sack)
player.build("grain stack")
