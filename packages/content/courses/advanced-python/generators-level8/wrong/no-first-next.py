def store():
    total = 0
    while True:
        total += yield total

bag = store()
for sack in sacks:
    player.collect("grain")
    total = bag.send(sack)
player.build("grain stack")
