class Hen:
    def __init__(self, name):
        self.name = name
        self.eggs = 0

    def lay(self):
        self.eggs += 1

dotty = Hen("Dotty")
dotty.lay()
print(dotty.name, dotty.eggs)
