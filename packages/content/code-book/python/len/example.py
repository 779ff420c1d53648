row = ["carrot", "pea", "melon"]
print(len(row))
print(len("barn"))
