row = ["pea", "plum"]
for place, crop in enumerate(row):
    print(place, crop)
