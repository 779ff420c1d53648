# Run me first. Which number does it print?
class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = []
hens.append(Hen("Dot", 2))
print(hens[0].eggs)

# Make a hen from each record, and put it in the list.
# Walk to the door, and call each hen by its name.
