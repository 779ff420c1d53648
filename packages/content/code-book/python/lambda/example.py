trees = [("apple", 7), ("plum", 2), ("pear", 4)]
nearest = min(trees, key=lambda tree: tree[1])
print(nearest)
