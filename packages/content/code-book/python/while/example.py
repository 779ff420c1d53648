water = 3
while water > 0:
    print("water left:", water)
    water -= 1
