def remember(job):
    def wrapper(crop):
        return job(crop)
    return wrapper

price = remember(weigh)
seen = {}
for crop in orders:
    if crop not in seen:
        seen[crop] = weigh(crop)
total = sum([seen[crop] for crop in orders])
player.move_forward(3)
player.write(str(total))
