class Basket:
    def __init__(self, owner):
        self.owner = owner

player.read()
basket = Basket("Moss")
player.turn_right()
player.move_forward(3)
player.write(basket.owner)
