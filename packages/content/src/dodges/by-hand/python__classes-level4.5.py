class Can:
    water = 0
    def fill(self): self.water += 1
can = Can()
for n in range(need):
    player.collect("canteen"); can.fill()
player.turn_right()
player.write(str(need if can.water else need))
