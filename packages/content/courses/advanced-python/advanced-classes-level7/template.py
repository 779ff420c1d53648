class Basket:
    def __init__(self, *items):
        self.items = items

basket = Basket(*crops)
# A basket is no list. Which line stops?
for crop in basket:
    print(crop)
