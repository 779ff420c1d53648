class Animal:
    def __init__(self, name):
        self.name = name
class Duck(Animal):
    def __init__(self, name, eggs):
        super().__init__("nobody")
        self.name = name
        self.eggs = eggs
duck = Duck(name, eggs)
player.move_forward(2)
player.speak(f"{duck.name}: {duck.eggs}")
