first = eggs.index(eggs[0])
best = [i for i in range(len(eggs)) if eggs[i] == most][first]
player.move_forward(best + 1)
player.turn_left()
player.collect("egg")
player.turn_right()
player.move_forward(len(eggs) - best)
player.write(str(best))
