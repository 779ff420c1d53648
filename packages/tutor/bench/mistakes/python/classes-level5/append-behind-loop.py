class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = []
for record in records:
    hen = Hen(record[0], record[1])
hens.append(hen)

player.move_forward(2)
for h in hens:
    player.speak(h.name)
