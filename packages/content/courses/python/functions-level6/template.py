# Predict: what does it print?
water = 0

def refill():
    player.collect("canteen")
    water = 1

refill()
print(water)

# Give refill a parameter, and return the new number.
# Refill while there is less than you need. Then water the plant.
