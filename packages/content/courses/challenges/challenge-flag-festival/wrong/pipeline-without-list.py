def read_signs():
    for n in range(count):
        player.move_forward(2)
        player.turn_right()
        yield player.read()
        player.turn_left()

def clean(texts):
    for text in texts:
        yield text.strip().lower()

def to_flags(words):
    for word in words:
        if word in flags:
            yield flags[word]

found = to_flags(clean(read_signs()))
player.move_forward(1)
order = player.read()
player.turn_left()
player.turn_left()
for place in order.split():
    player.move_forward(2)
    player.turn_right()
    player.place(found[int(place) - 1])
    player.turn_left()
