class Bag:
    def __init__(self, eggs):
        self.eggs = eggs

    def __add__(self, other):
        return Bag(3)

Bag(morning) + Bag(evening)
total = Bag(morning + evening)
player.move_forward(2)
player.collect("egg")
player.turn_right()
player.place(total.eggs)
