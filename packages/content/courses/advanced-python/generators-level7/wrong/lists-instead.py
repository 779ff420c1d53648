def clean(words):
    return [word.strip().lower() for word in words]

def known(words):
    return [word for word in words if word in shop]

for crop in known(clean(notes)):
    player.collect(crop)
    player.move_forward(1)
