def clean(words):
    for word in words:
        yield word
def known(words):
    for word in words:
        if word in shop:
            yield word
for crop in known([word.strip().lower() for word in notes]):
    player.collect(crop)
    player.move_forward(1)
