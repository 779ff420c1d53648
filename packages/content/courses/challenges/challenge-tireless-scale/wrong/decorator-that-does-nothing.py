def tireless(limit):
    def decorator(job):
        return job
    return decorator

@tireless(limit)
def price(crop):
    return weigh(crop)

total = 0
seen = {}
for crop in orders:
    player.collect(crop)
    if crop not in seen:
        if len(seen) < limit:
            seen[crop] = price(crop)
        else:
            seen[crop] = 0
    total += seen[crop]
    player.move_forward(1)
player.write(str(total))
