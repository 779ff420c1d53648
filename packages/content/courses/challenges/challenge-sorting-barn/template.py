print(crates)
for number, crop in zip(shelves, ["first", "second"]):
    print(number, crop)
