def clean(words):
    for word in words:
        yield word
def known(words):
    for word in words:
        if word.strip().lower() in shop:
            yield word.strip().lower()
for crop in known(clean(notes)):
    player.collect(crop)
    player.move_forward(1)
