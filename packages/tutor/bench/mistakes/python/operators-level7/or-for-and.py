thirsty = dry or not raining
indoors = raining or windy
player.move_forward(2)
player.turn_left()
player.write(f"water: {thirsty}")
player.turn_right()
player.move_forward(4)
player.turn_left()
player.write(f"stay in: {indoors}")
