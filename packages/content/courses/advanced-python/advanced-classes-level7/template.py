class Basket:
    def __init__(self, *items):
        self.items = items

basket = Basket(*crops)
# A basket isn't a list. Which line stops?
for crop in basket:
    print(crop)
