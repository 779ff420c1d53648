print(next(belt))
player.move_forward(1)
player.collect(next(belt))
