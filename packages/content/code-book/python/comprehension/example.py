weights = [3, 8, 5, 9]
print([weight * 2 for weight in weights])
print([weight for weight in weights if weight > 4])
