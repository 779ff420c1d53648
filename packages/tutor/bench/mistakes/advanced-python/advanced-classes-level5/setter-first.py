class Tank:
    @water.setter
    def water(self, value):
        self._water = min(value, limit)

    @property
    def water(self):
        return self._water

tank = Tank()
tank.water = sum(loads)
player.move_forward(3)
player.write(str(tank.water))
