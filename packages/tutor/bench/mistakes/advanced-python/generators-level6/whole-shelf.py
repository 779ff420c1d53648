def unload(shelves):
    for shelf in shelves:
        yield shelf

things = unload(shelves)
for thing in things:
    player.collect(thing)
    player.move_forward(1)
