def count(box):
    return sum(count(thing) if isinstance(thing, list) else thing for thing in box)

eggs, waiting = 0, [crate]
while waiting:
    for thing in waiting.pop():
        if isinstance(thing, list):
            waiting.append(thing)
        else:
            eggs += thing
player.collect("egg")
player.move_forward(2)
player.place(eggs)
