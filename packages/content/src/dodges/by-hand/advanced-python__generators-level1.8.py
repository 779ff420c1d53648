crops = [crop for crop, number in zip(belt, "ab")]
player.move_forward(1)
player.collect(next(iter(crops)))
player.move_forward(2)
player.collect(next(iter(crops[1:])))
