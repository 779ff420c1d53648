wish = player.read()
count = stock[wish]
player.turn_left()
player.move_forward(3)
player.speak(f"{count} {wish}")
