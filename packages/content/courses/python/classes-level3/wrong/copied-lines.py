class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = steps

corn = Plot("corn", 2)
pea = Plot("pea", far)
tomato = Plot("tomato", last)
player.move_forward(corn.steps)
player.collect(corn.crop)
player.move_forward(pea.steps)
player.collect(pea.crop)
player.move_forward(tomato.steps)
player.collect(tomato.crop)
