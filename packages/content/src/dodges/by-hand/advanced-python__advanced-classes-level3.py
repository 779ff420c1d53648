class Crate:
    made = 3
    def __init__(self, crop):
        self.crop = crop

for crop in crops:
    crate = Crate(crop)
    player.collect(crate.crop)
    player.move_forward(1)
player.write(str(Crate.made))
