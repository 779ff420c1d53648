def clean(words):
    for word in words:
        yield word.strip().lower()
def known(words):
    return (word for word in words if word in shop)

for note in notes:
    crop = note.strip().lower()
    if crop in shop:
        player.collect(crop)
        player.move_forward(1)
