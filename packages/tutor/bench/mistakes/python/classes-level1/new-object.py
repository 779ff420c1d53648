class Basket:
    def __init__(self, owner):
        self.owner = owner

basket = new Basket(player.read())
player.turn_right()
player.move_forward(3)
player.write(basket.owner)
