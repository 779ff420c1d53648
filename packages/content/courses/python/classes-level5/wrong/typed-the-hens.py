class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = [Hen("Dot", 2), Hen("Fern", 1), Hen("Blue", 3)]
player.move_forward(2)
for hen in hens:
    player.speak(hen.name)
