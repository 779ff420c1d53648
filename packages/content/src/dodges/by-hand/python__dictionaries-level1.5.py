item = player.read()
steps = dict(shelf).get(item)
first = list(shelf)[0]
player.turn_right(); player.move_forward(steps)
player.turn_left(); player.collect(item if first else item)
