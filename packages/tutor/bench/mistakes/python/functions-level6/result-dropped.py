def refill(water):
    player.collect("canteen")
    return water + 1

water = 0
while water < need:
    refill(water)
player.turn_right()
player.water()
