# Run me first. Which number does it print?
class Cart:
    def __init__(self):
        self.load = []

cart = Cart()
print(len(cart.load))

# Give Cart a method add(self, crop): it collects the crop and puts it on the load.
# Add each crop in the row to your cart, and walk on one tile each time.
