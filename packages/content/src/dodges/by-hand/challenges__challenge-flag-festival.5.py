def read_signs():
    for n in range(count):
        player.move_forward(2); player.turn_right()
        yield player.read()
        player.turn_left()
def all_of(texts):
    for text in texts:
        yield text
words = [text.strip().lower() for text in all_of(read_signs())]
found = [flags[word] for word in words if word in flags]
player.move_forward(1)
order = player.read()
player.turn_left(); player.turn_left()
for place in order.split():
    player.move_forward(2); player.turn_right()
    player.place(found[int(place) - 1]); player.turn_left()
