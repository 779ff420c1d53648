def clean(words):
    for word in words:
        yield word.strip().lower()

def known(words):
    for word in words:
        if word in shop:
            return word

for crop in known(clean(notes)):
    player.collect(crop)
    player.move_forward(1)
