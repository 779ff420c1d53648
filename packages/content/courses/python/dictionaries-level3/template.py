# Predict: which number does it print?
count = stock.get("honey", 0)
print(count)

# Moss holds a card with a wish. Read it, and look it up.
# Walk to Ember, and say the number and the wish, like "5 jam".
