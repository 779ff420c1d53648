class Melon:
    def __init__(self, kg):
        self.kg = kg

    def __lt__(self, other):
        return self.kg < other.kg

melons = sorted([Melon(w) for w in weights])
player.move_forward(3)
player.speak(melons[-1].kg + " kg")
