class Opening:
    def __init__(self, name, hour):
        self.name = name
        self.hour = hour

    def __str__(self):
        return f"{self} opens at {self.hour}"

day = Opening(farm, hour)
player.write(str(day))
player.turn_right()
player.open()
