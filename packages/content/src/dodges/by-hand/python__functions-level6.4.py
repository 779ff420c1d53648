def refill():
    player.collect("canteen")
    return "full"

water = 0
while water < need:
    refill()
    water += 1
player.turn_right()
player.water()
