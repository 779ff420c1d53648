def count(box):
    total = 0
    for thing in box:
        if isinstance(thing, list):
            total += count(box)
        else:
            total += thing
    return total

eggs = count(crate)
player.collect("egg")
player.move_forward(2)
player.place(eggs)
