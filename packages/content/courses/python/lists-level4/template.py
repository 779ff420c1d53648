print(len(nests))
for hen in nests:
    player.move_forward(1)

# Collect each egg before you step on its tile.
# Then place the eggs: how many are there?
