class Melon:
    def __init__(self, kg):
        self.kg = kg

melons = sorted(Melon(kg) for kg in weights)
player.move_forward(3)
player.speak(f"{melons[-1].kg} kg")
