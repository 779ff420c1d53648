def refill(water):
    player.collect("canteen")
    return water + 1

water = 0
for n in range(need):
    refill(water)
print(water)
player.turn_right()
player.water()
