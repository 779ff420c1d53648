def count(box):
    total = 0
    for thing in box:
        if isinstance(thing, list):
            total += count(thing)
        else:
            total += 1
    return total

eggs = count(crate)
player.collect("egg")
player.move_forward(2)
player.place(eggs)
