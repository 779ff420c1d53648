prices = {"jam": 4, "tea": 2}
prices["corn"] = 1
print(prices["jam"])
print(prices)
