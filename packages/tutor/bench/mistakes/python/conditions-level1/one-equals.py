player.move_forward(4)
state = player.read()
if state = "open":
    player.close()
