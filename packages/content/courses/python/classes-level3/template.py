# Predict: which number does it print?
class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = steps

corn = Plot("corn", 2)
pea = Plot("pea", far)
print(corn.steps)

# Make a third plot, tomato. Its steps are the number last.
# Use one loop over your plots: walk each plot's steps, and collect its crop.
