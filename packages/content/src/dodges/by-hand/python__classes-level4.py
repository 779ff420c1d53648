class Can:
    def __init__(self):
        self.water = need

    def fill(self):
        self.water += 1

can = Can()
for litre in range(need):
    player.collect("canteen")
player.turn_right()
player.write(str(need))
