def pick():
    player.collect("cherry")
    player.collect("cherry")

player.move_forward(2)
for pair in range(pairs):
    pick()
