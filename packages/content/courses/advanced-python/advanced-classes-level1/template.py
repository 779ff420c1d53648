class Animal:
    def __init__(self, name):
        self.name = name

# A duck has a new __init__. Which line stops?
class Duck(Animal):
    def __init__(self, name, eggs):
        self.eggs = eggs

duck = Duck(name, eggs)
player.move_forward(2)
player.speak(f"{duck.name}: {duck.eggs}")
