wish = player.read()
count = stock.get(wish, 0)
count = stock[wish] if wish in stock else 0
player.turn_left()
player.move_forward(3)
player.speak(f"{count} {wish}")
