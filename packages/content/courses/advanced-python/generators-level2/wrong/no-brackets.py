def beds():
    yield "carrot"
    yield "corn"
    yield last

for crop in beds:
    player.collect(crop)
    player.move_forward(1)
