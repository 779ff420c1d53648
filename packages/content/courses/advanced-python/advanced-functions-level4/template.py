# What does min compare here?
first = min(["carrot", "pea", "melon"], key=lambda word: len(word))
print(first)

# near: the tree with the smallest distance, far: the one with the largest.
# Pick the near fruit on the left. One step on, tell Bo the name of the far one.
