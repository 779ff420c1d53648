def refill(water):
    player.collect("canteen")
    water += 1

water = 0
while water < need:
    water = refill(water)
player.turn_right()
player.water()
