wish = player.read()
if wish in stock:
    count = stock[wish]
else:
    count = 0
player.turn_left()
player.move_forward(3)
player.speak(f"{count} {wish}")
