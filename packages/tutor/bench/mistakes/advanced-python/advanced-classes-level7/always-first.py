class Basket:
    def __init__(self, *items):
        self.items = items

    def __getitem__(self, place):
        return self.items[0]

basket = Basket(*crops)
for crop in crops:
    player.collect(crop)
    player.move_forward(1)
last = basket[-1]
player.write(last)
