def remember(job):
    seen = {}
    def wrapper(crop):
        if crop in seen:
            return seen[crop]
        return job(crop)
    return wrapper

price = remember(weigh)
total = sum(map(price, orders))
player.move_forward(3)
player.write(str(total))
