for shelf in shelves:
    for thing in shelf:
        player.collect(thing)
        player.move_forward(1)
