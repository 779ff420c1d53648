best = most
player.move_forward(best + 1)
player.turn_left()
player.collect("egg")
player.turn_right()
player.move_forward(len(eggs) - best)
player.write(str(best))
