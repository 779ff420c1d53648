wish = player.read()
player.turn_left()
player.move_forward(3)
player.speak(f"{stock.get(wish, 0)} {wish}")
