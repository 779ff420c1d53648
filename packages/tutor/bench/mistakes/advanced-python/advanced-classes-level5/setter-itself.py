class Tank:
    @property
    def water(self):
        return self._water

    @water.setter
    def water(self, value):
        self.water = min(value, limit)

tank = Tank()
tank.water = sum(loads)
player.move_forward(3)
player.write(str(tank.water))
