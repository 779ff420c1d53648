word = player.read()
while "home" not in word:
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
    word = player.read()
player.turn_right()
player.collect("key")
