try:
    text = player.read()
except ValueError:
    text = "3"
steps = int(text) if text.isdigit() else 3
player.turn_right()
player.move_forward(steps)
player.collect("key")
