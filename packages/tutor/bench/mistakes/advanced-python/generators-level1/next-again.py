crop1 = next(belt)
print("now comes", crop1)
player.move_forward(1)
player.collect(next(belt))

crop2 = next(belt)
player.move_forward(2)
player.collect(crop2)
