def refill(water):
    player.collect("canteen")
    return water
water = 0
while water < need:
    water = refill(water)
    water += 1
player.turn_right()
player.water()
