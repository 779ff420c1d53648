class Ledger:
    def __init__(self, bookings):
        self.bookings = bookings

    def __add__(self, other):
        self.bookings += other.bookings
        return Ledger(self.bookings)

    def __len__(self):
        return len(self.bookings)

    def __getitem__(self, place):
        return self.bookings[place]

    @property
    def balance(self):
        return sum(self.bookings)

a = Ledger(mill)
b = Ledger(barn)
both = a + b
for book in [a, b, both]:
    player.move_forward(gap)
    player.turn_left()
    player.write(str(book.balance))
    player.turn_right()
