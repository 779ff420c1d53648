class Melon:
    def __init__(self, kg):
        self.kg = kg
    def __lt__(self, other):
        return self.kg < other.kg
melons = sorted(Melon(kg) for kg in sorted(weights))
player.move_forward(3)
player.speak(f"{melons[-1].kg} kg")
