class Can:
    def __init__(self):
        self.water = 0

    def fill(self):
        player.collect("canteen")
        this.water += 1

can = Can()
while can.water < need:
    can.fill()
player.turn_right()
player.write(str(can.water))
