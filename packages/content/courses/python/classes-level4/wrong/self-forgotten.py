# Run me first. Which line has the error?
class Can:
    def __init__(self):
        self.water = 0

    def fill(self):
        player.collect("canteen")
        water += 1

can = Can()
can.fill()
