best = eggs.index(max(eggs))
print(best)

# Walk to the fullest nest and collect its eggs.
# Walk on to the board and write how many eggs there are in all nests.
