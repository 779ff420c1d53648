def read_signs():
    for n in range(count):
        player.move_forward(2)
        player.turn_right()
        word = player.read().strip().lower()
        if word in flags:
            yield flags[word]
        player.turn_left()

found = list(read_signs())
player.move_forward(1)
order = player.read()
player.turn_left()
player.turn_left()
for place in order.split():
    player.move_forward(2)
    player.turn_right()
    player.place(found[int(place) - 1])
    player.turn_left()
