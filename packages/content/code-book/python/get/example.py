stock = {"jam": 4}
print(stock.get("jam", 0))
print(stock.get("honey", 0))
