def walk(word):
    while word != "home":
        player.turn_right(); player.move_forward(2); player.turn_left()
        return walk(player.read())
walk(player.read())
player.turn_right()
player.collect("key")
