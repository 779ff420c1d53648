class Bag:
    def __init__(self, eggs):
        self.eggs = eggs

    def __add__(self, other):
        return Bag(self.eggs + other.eggs)

total = Bag(morning + evening) + Bag(0)
player.move_forward(2)
player.collect("egg")
player.turn_right()
player.place(total.eggs)
