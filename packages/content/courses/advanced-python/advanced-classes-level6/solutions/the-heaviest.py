class Melon:
    def __init__(self, kg):
        self.kg = kg

    def __lt__(self, other):
        return self.kg < other.kg

heaviest = max(Melon(kg) for kg in weights)
player.move_forward(3)
player.speak(f"{heaviest.kg} kg")
