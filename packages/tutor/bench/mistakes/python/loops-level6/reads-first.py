word = ""
while word != "home":
    word = player.read()
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
player.turn_right()
player.collect("key")
