class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = []
for name, eggs in records:
    hens.append(Hen(name, eggs))
player.move_forward(2)
for hen in hens:
    player.speak(Hen.name)
