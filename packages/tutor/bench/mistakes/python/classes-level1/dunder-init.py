class Basket:
    def _init_(self, owner):
        self.owner = owner

basket = Basket(player.read())
player.turn_right()
player.move_forward(3)
player.write(basket.owner)
