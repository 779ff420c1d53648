class Cart:
    def __init__(self):
        self.load = []

    def add(self, crop):
        player.collect(crop)
        self.load.append(crop)

for crop in crops:
    cart = Cart()
    cart.add(crop)
    player.move_forward(1)
