class Melon:
    def __init__(self, kg):
        self.kg = kg

# Can Python sort melons? Which line stops?
melons = [Melon(kg) for kg in weights]
best = sorted(melons)[-1]
print(best.kg)
