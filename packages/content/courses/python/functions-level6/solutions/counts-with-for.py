def refill(cans):
    player.collect("canteen")
    return cans + 1

water = 0
for round in range(need):
    water = refill(water)
player.turn_right()
player.water()
