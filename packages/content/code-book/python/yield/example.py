def belt():
    yield "pea"
    print("(the belt moves on)")
    yield "plum"

for crop in belt():
    print(crop)
