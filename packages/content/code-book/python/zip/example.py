crops = ["pea", "melon"]
prices = [1, 6]
for crop, price in zip(crops, prices):
    print(crop, price)
