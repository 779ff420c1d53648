text = player.read()
try:
    int(text)
except ValueError:
    far = 3
player.turn_right()
player.move_forward(far)
player.collect("key")
