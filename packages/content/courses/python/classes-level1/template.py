# Run me first. Which name does it print?
class Basket:
    def __init__(self, owner):
        self.owner = owner

basket = Basket("Bo")
print(basket.owner)

# Read the name on the tag, and make the basket for that owner.
# Turn right, walk 3 tiles, and write the owner of the basket on the board.
