def logged(job):
    def wrapper(*args):
        job(*args)
    return wrapper
move = logged(player.move_forward)
collect = logged(player.collect)
for crop, steps in orders:
    log.append([steps])
    move(steps)
    log.append([crop])
    collect(crop)
