def remember(job):
    seen = {}
    def wrapper(crop):
        if crop not in seen:
            seen[crop] = job(crop)
        return seen[crop]
    return wrapper

price = remember(weigh)
total = sum(map(price, orders))
player.move_forward(3)
player.write(str(total))
