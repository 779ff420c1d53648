player.write(f"{farm} opens at {hour}")
player.turn_right()
player.open()
