class Cart:
    def __init__(self):
        self.load = []

    def add(self, crop):
        player.collect(crop)
        self.load.append(crop)

cart = Cart()
for crop in crops:
    Cart.add(crop)
    player.move_forward(1)
