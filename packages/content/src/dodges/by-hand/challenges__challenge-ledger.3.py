class Ledger:
    def __init__(self, bookings):
        self.bookings = bookings
    def __add__(self, other):
        return Ledger(self.bookings + other.bookings)
    def __len__(self):
        return len(self.bookings)
    def __getitem__(self, place):
        return self.bookings[place]
    @property
    def balance(self):
        return sum(self.bookings)

for numbers in [mill, barn, mill + barn]:
    player.move_forward(gap)
    player.turn_left()
    player.write(str(sum(numbers)))
    player.turn_right()
