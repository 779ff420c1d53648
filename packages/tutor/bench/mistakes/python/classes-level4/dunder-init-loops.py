class Can:
    def _init_(self):
        self.water = 0

    def fill(self):
        player.collect("canteen")
        self.water += 1

can = Can()
while can.water < need:
    can.fill()
player.turn_right()
player.write(str(can.water))
