for shed in range(5):
    player.turn_left()
    if player.read() == "tools":
        player.open()
    player.turn_right()
    player.move_forward(3)
