best = eggs.index(most) + 1
player.move_forward(best)
player.turn_left()
player.collect("egg")
player.turn_right()
player.move_forward(len(eggs) - best)
player.write(str(best))
