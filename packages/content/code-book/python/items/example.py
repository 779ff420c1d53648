prices = {"jam": 4, "tea": 2}
for name, price in prices.items():
    print(name, "costs", price)
