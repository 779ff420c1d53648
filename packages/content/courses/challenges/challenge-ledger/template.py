class Ledger:
    def __init__(self, bookings):
        self.bookings = bookings

ledger = Ledger(mill)
print(ledger.bookings)
