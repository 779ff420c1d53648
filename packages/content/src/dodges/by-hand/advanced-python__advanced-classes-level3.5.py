class Crate:
    made = 0
    def __init__(self, crop):
        self.crop = crop
        Crate.made += 1
for crop in crops:
    player.collect(Crate(crop).crop)
    player.move_forward(1)
Crate.made = len(crops)
player.write(str(Crate.made))
