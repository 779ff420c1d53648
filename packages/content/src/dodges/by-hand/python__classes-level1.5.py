class Basket:
    def __init__(self, owner):
        self.owner = owner
owner = player.read()
basket = Basket(owner)
player.turn_right()
player.move_forward(3)
player.write(owner if basket.owner else "")
