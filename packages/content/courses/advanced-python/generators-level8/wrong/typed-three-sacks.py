def store():
    total = 0
    while True:
        sack = yield total
        total += sack

bag = store()
next(bag)
for sack in [1, 2, 1]:
    player.collect("grain")
    total = bag.send(sack)
player.build("grain stack")
