for shed in range(5):
    player.turn_left()
    word = player.read()
    player.turn_right()
    if word == "tools":
        break
    player.move_forward(3)
player.open()
