class Plot:
    def __init__(self, crop, steps):
        self.crop = crop
        self.steps = steps

corn, pea, tomato = Plot("corn", 2), Plot("pea", far), Plot("tomato", last)
player.move_forward(2)
player.collect("corn")
player.move_forward(far)
player.collect("pea")
player.move_forward(last)
player.collect("tomato")
