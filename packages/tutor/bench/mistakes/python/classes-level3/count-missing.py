class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = steps

corn = Plot("corn")
pea = Plot("pea", far)
tomato = Plot("tomato", last)
for plot in [corn, pea, tomato]:
    player.move_forward(plot.steps)
    player.collect(plot.crop)
