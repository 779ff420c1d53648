word = player.read()
while word != "home":
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
player.turn_right()
player.collect("key")
