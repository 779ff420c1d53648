class Basket:
    def __init__(self, owner):
        self.owner = owner

name = player.read()
basket = Basket(name)
player.turn_right()
player.move_forward(3)
player.write(name)
