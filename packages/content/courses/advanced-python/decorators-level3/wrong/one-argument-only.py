def logged(job):
    def wrapper(arg):
        log.append((arg,))
        job(arg)
    return wrapper

move = logged(player.move_forward)
collect = logged(player.collect)
for crop, steps in orders:
    move(steps)
    collect(crop)
