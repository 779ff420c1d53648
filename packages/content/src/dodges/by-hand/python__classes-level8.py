class Opening:
    def __init__(self, name, hour):
        self.name = name
        self.hour = hour

    def __str__(self):
        return f"{self.name} opens at {self.hour}"

day = Opening(farm, hour)
player.write(f"{day.name} opens at {day.hour}")
player.turn_right()
player.open()
