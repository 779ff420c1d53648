def tireless(limit):
    def decorate(func):
        known, asked = {}, 0
        def wrapper(crop):
            if crop in known:
                return known[crop]
            if asked >= limit:
                return 0
            asked += 1
            known[crop] = func(crop)
            return known[crop]
        return wrapper
    return decorate

@tireless(limit)
def kilos(crop):
    return weigh(crop)

total = 0
for crop in orders:
    player.collect(crop)
    player.move_forward(1)
    total = total + kilos(crop)
player.write(str(total))
