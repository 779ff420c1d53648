# Run me first: three barrels, with the key in the second. What do you see?
found = False
found = True
found = False
print(found)

# Read the labels of all the barrels. Was the key in one of them?
