for shed in range(3):
    player.turn_left()
    player.read()
    if shed == 2:
        break
    player.turn_right()
    player.move_forward(3)
player.open()
