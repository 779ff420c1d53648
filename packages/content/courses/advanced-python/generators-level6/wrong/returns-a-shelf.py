def unload(shelves):
    for shelf in shelves:
        return shelf

for thing in unload(shelves):
    player.collect(thing)
    player.move_forward(1)
