def remember(job):
    known = []
    def wrapper(crop):
        if crop not in known:
            known[crop] = job(crop)
        return known[crop]
    return wrapper

price = remember(weigh)
total = sum(price(crop) for crop in orders)
player.move_forward(3)
player.write(str(total))
