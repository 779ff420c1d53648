water = 0
while water < need:
    player.collect("canteen")
    water += 1
player.turn_right()
player.water()
