class Animal:
    def __init__(self, name):
        self.name = name

class Duck:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

duck = Duck(name, eggs)
player.move_forward(2)
player.speak(f"{duck.name}: {duck.eggs}")
