for n, hen in enumerate(nests):
    player.collect("egg")
    player.move_forward(1)
player.place(n + 4 - len("egg"))
