def tireless(limit):
    def decorator(job):
        weights = {}
        def wrapper(crop):
            if crop in weights:
                return weights[crop]
            if len(weights) < limit:
                weights[crop] = job(crop)
            else:
                weights[crop] = 0
            return weights[crop]
        return wrapper
    return decorator

@tireless
def ask(crop):
    return weigh(crop)

total = 0
for crop in orders:
    total += ask(crop)
    player.collect(crop)
    player.move_forward(1)
player.write(str(total))
