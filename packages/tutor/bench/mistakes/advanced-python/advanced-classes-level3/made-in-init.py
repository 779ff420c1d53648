class Crate:
    def __init__(self, crop):
        Crate.made = 0
        self.crop = crop
        Crate.made += 1

for c in crops:
    box = Crate(c)
    player.collect(box.crop)
    player.move_forward(1)
print(Crate.made)
player.write(str(Crate.made))
