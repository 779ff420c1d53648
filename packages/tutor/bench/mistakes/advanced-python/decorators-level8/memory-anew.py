def remember(job):
    def wrapper(crop):
        seen = {}
        if crop not in seen:
            seen[crop] = job(crop)
        return seen[crop]
    return wrapper

@remember
def price(crop):
    return weigh(crop)

total = 0
for crop in orders:
    total += price(crop)
player.move_forward(3)
player.write(str(total))
