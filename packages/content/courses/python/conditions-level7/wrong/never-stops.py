for shed in range(5):
    player.turn_left()
    if player.read() == "tools":
        print("here")
    player.turn_right()
    player.move_forward(3)
player.open()
