class Plot:
    def __init__(self, crop, steps):
        self.crop = steps
        self.steps = crop

corn = Plot("corn", 2)
pea = Plot("pea", far)
tomato = Plot("tomato", last)
for plot in [corn, pea, tomato]:
    player.move_forward(plot.steps)
    player.collect(plot.crop)
