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
        total = 0
        for coins in self.bookings:
            total += coins
            return total

for ledger in [Ledger(mill), Ledger(barn), Ledger(mill) + Ledger(barn)]:
    player.move_forward(gap)
    player.turn_left()
    player.write(str(ledger.balance))
    player.turn_right()
