# Run me first. Which line has the error?
class Can:
    def __init__(self):
        self.water = 0

    def fill(self):
        player.collect("canteen")
        water += 1

can = Can()
can.fill()

# Fix the method. Fill while there is less water than you need.
# Then turn right, and write on the board what the can holds.
