def logged(job):
    def wrapper(*args):
        log.append(args)
        job(args[0])
    return wrapper

move = logged(player.move_forward)
collect = logged(player.collect)
for crop, steps in orders:
    move(steps)
    collect(crop)
