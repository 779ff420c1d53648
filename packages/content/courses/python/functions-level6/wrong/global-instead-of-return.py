water = 0

def refill():
    global water
    player.collect("canteen")
    water += 1

while water < need:
    refill()
player.turn_right()
player.water()
