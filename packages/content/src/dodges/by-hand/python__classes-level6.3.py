class Cart:
    def __init__(self):
        self.load = []
cart = Cart()
for crop in crops:
    player.collect(crop)
    cart.load.append(crop)
    player.move_forward(1)
