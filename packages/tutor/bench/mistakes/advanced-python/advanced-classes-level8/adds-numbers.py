class Bag:
    def __init__(self, eggs):
        self.eggs = eggs

    def __add__(self, other):
        return self.eggs + other.eggs

a = Bag(morning)
b = Bag(evening)
total = a + b
player.move_forward(2)
player.collect("egg")
player.turn_right()
player.place(total.eggs)
