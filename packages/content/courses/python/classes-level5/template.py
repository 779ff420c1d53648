# Run me first. Which number is printed?
class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

hens = []
hens.append(Hen("Dot", 2))
print(hens[0].eggs)

# Make a hen of each record, and put it into the list.
# Walk to the door, and call each hen by its name.
