word = player.read()
try:
    steps = int(word) if word.isdigit() else 3
except ValueError:
    steps = 99
player.turn_right()
player.move_forward(steps)
player.collect("key")
