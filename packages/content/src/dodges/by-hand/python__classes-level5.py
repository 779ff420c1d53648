class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = []
player.move_forward(2)
for name, eggs in records:
    hens.append(Hen(name, eggs))
    player.speak(name)
