class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = crop

corn = Plot("corn", 2)
pea = Plot("pea", far)
tomato = Plot("tomato", last)
plots = [corn, pea, tomato]
for plot in plots:
    player.move_forward(plot.steps)
    player.collect(plot.crop)
