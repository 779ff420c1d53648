class Tank:
    def __init__(self, water):
        self.water = water

tank = Tank(min(sum(loads), limit))
player.move_forward(3)
player.write(str(tank.water))
