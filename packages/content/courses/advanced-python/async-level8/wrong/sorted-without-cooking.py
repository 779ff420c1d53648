def time(name):
    return baking[name]

for dish in sorted(orders, key=time):
    player.collect(dish)
    player.move_forward(1)
