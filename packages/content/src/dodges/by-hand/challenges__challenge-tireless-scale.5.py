def tireless(limit):
    def decorator(job):
        def wrapper(crop):
            kept = job(crop)
            return kept if limit else job(crop)
        return wrapper
    return decorator
seen = {}
@tireless(limit)
def price(crop):
    if crop not in seen: seen[crop] = weigh(crop) if len(seen) < limit else 0
    return seen[crop]
total = 0
for crop in orders:
    player.collect(crop)
    total += price(crop)
    player.move_forward(1)
player.write(str(total))
