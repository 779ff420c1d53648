class Cart:
    def __init__(self):
        self.load = []

    def add(self, crop):
        player.collect(crop)
        self.load += crop

cart = Cart()
for thing in crops:
    cart.add(thing)
    player.move_forward(1)
print(cart.load)
