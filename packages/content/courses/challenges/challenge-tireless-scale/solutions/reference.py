def tireless(limit):
    def decorator(job):
        seen = {}
        def wrapper(crop):
            if crop not in seen:
                seen[crop] = job(crop) if len(seen) < limit else 0
            return seen[crop]
        return wrapper
    return decorator

@tireless(limit)
def price(crop):
    return weigh(crop)

total = 0
for crop in orders:
    player.collect(crop)
    total += price(crop)
    player.move_forward(1)
player.write(str(total))
