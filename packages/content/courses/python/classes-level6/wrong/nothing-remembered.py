class Cart:
    def __init__(self):
        self.load = []

    def add(self, crop):
        player.collect(crop)

cart = Cart()
for crop in crops:
    cart.add(crop)
    player.move_forward(1)
