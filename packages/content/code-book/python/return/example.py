def price(litres):
    return litres * 3

print(price(2) + price(5))
