class Crate:
    made = 0
    def __init__(self, crop):
        self.crop = crop
        self.made += 1

for crop in crops:
    crate = Crate(crop)
# Three crates are packed. What does the class say?
print(Crate.made)
