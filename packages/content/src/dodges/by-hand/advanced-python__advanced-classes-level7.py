class Basket(list):
    def __init__(self, *items):
        super().__init__(items)

basket = Basket(*crops)
for crop in basket:
    player.collect(crop)
    player.move_forward(1)
player.write(basket[-1])
