count = len(nests)
for hen in nests:
    player.collect("egg")
    player.move_forward(1)
    player.place(count)
