player.read()
for note in range(2):
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
    player.read()
player.turn_right()
player.collect("key")
