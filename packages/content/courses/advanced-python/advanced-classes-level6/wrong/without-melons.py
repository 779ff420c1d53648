class Melon:
    def __init__(self, kg):
        self.kg = kg

player.move_forward(3)
player.speak(f"{max(weights)} kg")
