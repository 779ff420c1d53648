def refill():
    player.collect("canteen")
    water += 1

water = 0
while water < need:
    refill()
player.turn_right()
player.water()
