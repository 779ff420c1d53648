class Basket:
    def __init__(self, *items):
        self.items = items

    def get(self, place):
        return self.items[place]

basket = Basket(*crops)
for crop in basket:
    player.collect(crop)
    player.move_forward(1)
player.write(basket[-1])
