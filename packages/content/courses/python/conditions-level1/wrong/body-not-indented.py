player.move_forward(4)
state = player.read()
if state == "open":
    print("It is open")
player.close()
