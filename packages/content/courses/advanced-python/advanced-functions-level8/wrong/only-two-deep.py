eggs = 0
for thing in crate:
    if isinstance(thing, list):
        for inner in thing:
            eggs += inner
    else:
        eggs += thing
player.collect("egg")
player.move_forward(2)
player.place(eggs)
