# Run me first: it works. Which tile do you stop on?
def unload(shelves):
    for shelf in shelves:
        for thing in shelf:
            yield thing

for thing in unload(shelves):
    player.collect(thing)
    player.move_forward(1)

# Use one line less: 6 are enough.
