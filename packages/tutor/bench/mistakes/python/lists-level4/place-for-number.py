print(nests)
for nest in nests:
    player.collect("egg")
    player.move_forward(1)
player.place(len(nests) - 1)
