player.collect("egg")
player.turn_left()
player.place("egg")
