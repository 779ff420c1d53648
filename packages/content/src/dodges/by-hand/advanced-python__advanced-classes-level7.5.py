class Basket:
    def __init__(self, *items):
        self.items = items
    def __getitem__(self, place):
        return self.items[place]
basket = Basket(*crops)
for crop in crops:
    last = basket[-1]; player.collect(crop); last = crop
    player.move_forward(1)
player.write(last)
