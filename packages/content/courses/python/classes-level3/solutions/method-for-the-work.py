class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = steps

    def visit(self):
        player.move_forward(self.steps)
        player.collect(self.crop)

corn, pea, tomato = Plot("corn", 2), Plot("pea", far), Plot("tomato", last)
for plot in [corn, pea, tomato]:
    plot.visit()
