player.move_forward(4)
state = "open"
if state == "open":
    player.close()
