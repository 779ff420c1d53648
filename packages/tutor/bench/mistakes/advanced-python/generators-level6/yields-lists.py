def unload(shelves):
    yield from shelves

for thing in unload(shelves):
    player.collect(thing)
    player.move_forward(1)
