class Crate:
    made = 3
    def __init__(self, crop):
        self.crop = crop

for crop in crops:
    player.collect(Crate(crop).crop)
    player.move_forward(1)
player.write("3")
