row = ["carrot", "pea", "melon"]
print(row[0])
print(row[-1])
for crop in row:
    print(crop)
