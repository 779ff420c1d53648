here = 0
for place in planks:
    print(place)
