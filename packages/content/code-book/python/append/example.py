basket = []
basket.append("apple")
basket.append("pear")
print(basket)
