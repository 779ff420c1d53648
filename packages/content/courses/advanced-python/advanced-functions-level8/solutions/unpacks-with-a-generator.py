def unpack(box):
    for thing in box:
        if isinstance(thing, list):
            yield from unpack(thing)
        else:
            yield thing

eggs = sum(unpack(crate))
player.collect("egg")
player.move_forward(2)
player.place(eggs)
