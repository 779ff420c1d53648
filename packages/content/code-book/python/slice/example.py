row = ["bed 0", "bed 1", "bed 2", "bed 3"]
print(row[1:3])
print(row[:2])
print(row[2:])
