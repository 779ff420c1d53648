class Melon:
    def __init__(self, kg):
        self.kg = kg

    def __lt__(self, other):
        self.kg < other.kg

melons = sorted([Melon(kg) for kg in weights])
best = melons[-1]
player.move_forward(3)
player.speak(f"{best.kg} kg")
