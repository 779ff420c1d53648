best = eggs.index(3)
print(best)

# Find the place of the fullest nest. Walk there and collect its eggs.
# Walk on to the board and write the place on it.
