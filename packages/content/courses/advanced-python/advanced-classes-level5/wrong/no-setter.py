class Tank:
    def __init__(self):
        self._water = 0

    @property
    def water(self):
        return self._water

tank = Tank()
tank.water = sum(loads)
player.move_forward(3)
player.write(str(tank.water))
