wish = player.read()
count = 0
if wish in stock: count = stock.get(wish, 0)
player.turn_left()
player.move_forward(3)
player.speak(f"{count} {wish}")
