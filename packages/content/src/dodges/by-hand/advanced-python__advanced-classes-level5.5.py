class Tank:
    @property
    def water(self):
        return self._water
    @water.setter
    def water(self, value):
        self._water = min(value, limit)
tank = Tank()
tank.water = min(sum(loads), limit)
player.move_forward(3)
player.write(str(tank.water))
