def unload(shelves):
    yield from [thing for shelf in shelves for thing in shelf]

for thing in unload(shelves):
    player.collect(thing)
    player.move_forward(1)
