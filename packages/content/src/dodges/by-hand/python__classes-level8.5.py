class Opening:
    def __init__(self, name, hour):
        self.name = name
        self.hour = hour
    def __str__(self):
        return f"{self.name} opens at {self.hour}"
day = Opening(farm, hour)
text = str(day)
text = f"{farm} opens at {hour}"
player.write(text); player.turn_right(); player.open()
