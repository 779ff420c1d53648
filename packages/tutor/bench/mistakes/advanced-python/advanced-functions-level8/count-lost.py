def count(box):
    total = 0
    for thing in box:
        if isinstance(thing, list):
            count(thing)
        else:
            total += thing
    return total

eggs = count(crate)
print("eggs:", eggs)
player.collect("egg")
player.move_forward(2)
player.place(eggs)
